/** Short sounds, made here and not fetched; off until somebody wants them. */
import { mustMove } from "./mustMove";

type Note = { at: number; pitch: number; long: number; loud: number; shape: OscillatorType };
export type Sound = "turn" | "move" | "card" | "end";

const note = (at: number, pitch: number, long: number, loud = 0.12, shape: OscillatorType = "sine"): Note => ({ at, pitch, long, loud, shape });
const SOUNDS: Record<Sound, Note[]> = {
  turn: [note(0, 587, 0.16), note(0.13, 880, 0.3)],
  move: [note(0, 196, 0.07, 0.16, "triangle")],
  card: [note(0, 330, 0.05, 0.08, "triangle"), note(0.05, 440, 0.08, 0.08, "triangle")],
  end: [note(0, 392, 0.5), note(0.15, 494, 0.5), note(0.3, 587, 0.5), note(0.45, 784, 0.9)],
};
const STORE = "ecumene-sound";

class Speaker {
  on = $state(localStorage.getItem(STORE) === "on");
  private context: AudioContext | null = null;

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(STORE, on ? "on" : "off");
    if (on) this.play("turn");
  }

  play(sound: Sound): void {
    if (!this.on) return;
    const context = (this.context ??= new AudioContext());
    // A browser lets a page sound only after somebody has touched it; what was missed is not made up for.
    if (context.state === "suspended") void context.resume();
    for (const { at, pitch, long, loud, shape } of SOUNDS[sound]) {
      const start = context.currentTime + at;
      const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.linearRampToValueAtTime(loud, start + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + long);
    }
  }
}

export const speaker = new Speaker();

interface Heard {
  number: number;
  seat: number | null;
  view: { waiting: readonly number[] };
  result: unknown;
  log: readonly { n: number; subject: string | null }[];
}

/** Which sound a new scene makes, if any: the end, then one's turn, then a card, then any other move. */
export function soundOf(before: Heard | null, now: Heard, isCard: (slug: string) => boolean): Sound | null {
  if (!before || now.number === before.number) return null;
  if (now.result && !before.result) return "end";
  if (mustMove(now) && !mustMove(before)) return "turn";
  return now.log.some((line) => line.subject !== null && isCard(line.subject)) ? "card" : "move";
}
