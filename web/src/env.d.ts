/// <reference types="vite/client" />
declare module "virtual:icons/ui" {
  const set: Record<string, [number, string]>;
  export default set;
}
declare module "virtual:icons/tokens" {
  const set: Record<string, [number, string]>;
  export default set;
}
/** The art of a game: the address of a file for each name. */
declare module "virtual:icons/*" {
  const set: Record<string, string>;
  export default set;
}
