/** A small client for docs/wire.md. Every failure is a Refused with the server's own words. */
import type { WireError } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: WireError,
  ) {
    super(error.message);
  }
}

type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>;

let lang = "en";
export function speak(language: string): void {
  lang = language;
}

function address(path: string, query: Query = {}): string {
  const given = new URLSearchParams();
  for (const [key, value] of Object.entries({ lang, ...query })) {
    if (Array.isArray(value)) for (const one of value as readonly string[]) given.append(key, one);
    else if (value !== undefined && value !== null) given.set(key, String(value));
  }
  return `/api${path}?${given}`;
}

async function call<T>(method: string, path: string, query: Query, body?: unknown): Promise<T> {
  const answer = await fetch(address(path, query), {
    method,
    keepalive: method === "PATCH", // a setting changed on the way out is told all the same
    credentials: "same-origin",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const type = answer.headers.get("content-type") ?? "";
  if (!answer.ok) {
    const found = type.includes("json") ? ((await answer.json()) as { error?: WireError }) : {};
    throw new Refused(
      answer.status,
      found.error ?? { code: String(answer.status), message: answer.statusText, rule: null, page: null, chapter: null, retry_after: null },
    );
  }
  if (answer.status === 204) return undefined as T;
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

export const get = <T>(path: string, query: Query = {}) => call<T>("GET", path, query);
export const post = <T>(path: string, body: unknown = {}, query: Query = {}) => call<T>("POST", path, query, body);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, {}, body);
export const remove = <T>(path: string) => call<T>("DELETE", path, {});
