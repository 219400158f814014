/** People, their tokens, and why something is refused. Made by tools/api_types.py, not written by hand. */

/** Why not. */
export interface Error {
  code: string;
  message: string;
  rule: string | null;
  page: number | null;
  chapter: string | null;
  retry_after: number | null;
}

/** Everything that is kept about somebody: plain data, for reading and keeping. */
export interface Export {
  person: Record<string, unknown>;
  tables: Record<string, unknown>[];
  chat: Record<string, unknown>[];
  sessions: Record<string, unknown>[];
  tokens: Record<string, unknown>[];
  devices: Record<string, unknown>[];
  made: number;
}

/** The one shape of every error. */
export interface Failure {
  error: Error;
}

/** Somebody, as it sees itself. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  lang: "en" | "ru" | "el";
  theme: "system" | "light" | "dark";
  density: "picture" | "compact" | "text";
  speed: number;
}

/** A token, the only time that it is shown. */
export interface NewToken extends TokenDoc {
  token: string;
}

/** A recovery code, the only time that it is shown. */
export interface Recovery {
  recovery: string;
}

/** An account, with the code that brings it back when the password is lost; it is shown this once. */
export interface Registered extends Me {
  recovery: string;
}

/** A browser or program that is logged in: when it began, and when it was last used, to the day. */
export interface SessionDoc {
  id: string;
  created: number;
  used: number;
  current: boolean;
}

/** A token without its secret. */
export interface TokenDoc {
  id: string;
  name: string;
  created: number;
}
