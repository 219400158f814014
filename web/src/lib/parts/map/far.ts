/** Places to which several moves in a row lead. */
export interface FarPlace {
  /** How many steps, and through which places, both ends included. */
  cost: number;
  path: readonly string[];
  /** It stops before something that cannot be taken back; or it can only be passed. */
  stops?: boolean;
  says: string;
}

export const NOWHERE: ReadonlyMap<string, FarPlace> = new Map();
