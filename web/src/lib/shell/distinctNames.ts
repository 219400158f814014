/** Tells two of the same name apart: Planner, Planner 2. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
