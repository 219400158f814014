/** The server itself. Made by tools/api_types.py, not written by hand. */

/** How the server is. */
export interface Health {
  status: "alive" | "ready";
  program: string;
}
