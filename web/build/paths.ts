/** Makes the drawings of icons smaller: whole numbers are fine enough on a grid of 512. */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Rounds every path of an SVG body. */
export function rounded(body: string): string {
  return body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${round(path)}"`);
}

/** Rounds the numbers of a path. Relative ones are taken from the rounded point, so that errors do not add up. */
function round(path: string): string {
  let at = 0;
  let exact = [0, 0];
  let drawn = [0, 0];
  let start = [0, 0];
  let made = "";
  let command = "";

  const skip = (): void => {
    while (/[\s,]/.test(path[at] ?? "")) at++;
  };
  const number = (flag: boolean): number => {
    skip();
    const found = flag ? path[at]! : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i.exec(path.slice(at))?.[0];
    if (!found) throw new Error(`not a path: ${path.slice(at, at + 20)}`);
    at += found.length;
    return Number(found);
  };

  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at]!)) command = path[at++]!;
    const kind = command.toLowerCase();
    const relative = command === kind;
    const count = ARGUMENTS[kind]!;
    const values = Array.from({ length: count }, (_, n) => number(kind === "a" && (n === 3 || n === 4)));
    if (kind === "z") {
      [exact, drawn] = [[...start], [...start]];
      made += "z";
      continue;
    }
    const axis = (n: number): number | null =>
      kind === "h" ? 0 : kind === "v" ? 1 : kind === "a" ? (n < 5 ? null : n - 5) : n % 2;
    const ends = [...exact];
    const shown = values.map((value, n) => {
      const side = axis(n);
      if (side === null) return n < 2 ? Math.max(1, Math.round(value)) : Math.round(value);
      const whole = relative ? exact[side]! + value : value;
      ends[side] = whole;
      return relative ? Math.round(whole - drawn[side]!) : Math.round(whole);
    });
    made += command + shown.map((value, n) => (n && value >= 0 ? ` ${value}` : value)).join("");
    drawn = relative ? landed(drawn, shown, axis) : landed([...drawn], shown, axis, true);
    exact = ends;
    if (kind === "m") {
      start = [...drawn];
      command = relative ? "l" : "L";
    }
  }
  return made;
}

/** Where the pen is after a command, on the rounded grid. */
function landed(from: number[], shown: number[], axis: (n: number) => number | null, absolute = false): number[] {
  const to = [...from];
  shown.forEach((value, n) => {
    const side = axis(n);
    if (side !== null) to[side] = absolute ? value : from[side]! + value;
  });
  return to;
}
