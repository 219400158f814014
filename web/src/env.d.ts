/// <reference types="vite/client" />
declare module "virtual:icons/*" {
  const set: Record<string, [number, string]>;
  export default set;
}
