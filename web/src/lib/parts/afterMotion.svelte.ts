import { untrack } from "svelte";
import { rest } from "./motion";

/** A value that is shown as it was until what changes it has come to rest. */
export function afterMotion<T>(value: () => T): { readonly now: T } {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    const fresh = value();
    if (fresh !== untrack(() => shown)) return rest(() => (shown = fresh));
    return undefined;
  });
  return {
    get now() {
      return shown;
    },
  };
}
