/** All that goes over the wire. Made by tools/api_types.py, not written by hand. */
export type * from "./games";
export type * from "./people";
export type * from "./requests";
export type * from "./results";
export type * from "./scene";
export type * from "./server";
export type * from "./socket";
export type * from "./tables";

/** The version of the wire that this client speaks. */
export const WIRE = 3;
