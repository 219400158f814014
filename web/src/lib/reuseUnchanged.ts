/**
 * Returns `fresh` with every part that did not change taken from `old`, so that what is drawn from an
 * unchanged part is not drawn again.
 */
export function reuseUnchanged<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh;
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const parts = fresh.map((part, at) => reuseUnchanged(old[at], part));
    return parts.length === old.length && parts.every((part, at) => Object.is(part, old[at]))
      ? (old as T)
      : (parts as T);
  }
  if (isRecord(old) && isRecord(fresh)) {
    const keys = Object.keys(fresh);
    const parts: Record<string, unknown> = {};
    for (const key of keys) parts[key] = reuseUnchanged(old[key], fresh[key]);
    const same = keys.length === Object.keys(old).length && keys.every((key) => Object.is(parts[key], old[key]));
    return (same ? old : parts) as T;
  }
  return fresh;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
