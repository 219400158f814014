import { expect, test } from "vitest";
import type { VerbDoc } from "../src/lib/api/wire";
import { inWords, moveLabel } from "../src/lib/offerWords";
import { bundle, find, type Args } from "../src/lib/words";

const WORDS = bundle(
  "ru",
  `rome = Рим
    .acc = Рим
    .gen = Рима
    .gender = m
    .text = Вечный город.
    .legacy = Дороги.
move-raise = Возвысить { $subject-acc }
move-annex = Присоединить { $subject-gen }, { $subject-gender ->
    [m] он
   *[f] она
}
    .part = legacy
    .hint = Наследие ваше.
move-attack = Напасть на игрока { $amount-seat }: { $subject }
move-stages = { $subject ->
    [one] { $subject } этап
    [few] { $subject } этапа
   *[many] { $subject } этапов
}
move-wonder = { $subject ->
    [none] Без чуда
   *[other] Чудо: { $subject }
}
move-march = Из { $subject-gen } в { $amount-acc }
place-egypt = Египет
    .gen = Египта
    .acc = Египет
move-pass = Пас
move-choose = { $told ->
    [none] Вариант { $subject }
   *[other] { $told }
}
seat-name = Игрок { $number }
price-coins = { $amount ->
    [one] { $amount } монета
   *[many] { $amount } монет
}
`,
);
const say = (id: string, args: Args = {}): string | null => find(WORDS, id, args);
const verb = (word: string, subject = "", amount = "", gives_up = false): VerbDoc => ({ word, subject, amount, gives_up });
const VERBS = new Map(
  [verb("raise", "thing"), verb("annex", "thing"), verb("attack", "thing", "seat"), verb("stages", "number"), verb("march", "place", "place"),
    verb("wonder", "maybe"), verb("choose", "number"), verb("pass", "", "", true)].map((one) => [one.word, one]),
);

test("a move is said with the cases of its things, the names of its seats and plurals", () => {
  const label = (move: string): string => moveLabel(move, VERBS, ["Анна", ""], say);
  expect(label("raise rome")).toBe("Возвысить Рим");
  expect(label("annex rome")).toBe("Присоединить Рима, он");
  expect(label("attack rome 0")).toBe("Напасть на игрока Анна: Рим");
  expect(label("attack rome 1")).toBe("Напасть на игрока Игрок 2: Рим");
  expect(label("stages 3")).toBe("3 этапа");
  expect(label("wonder")).toBe("Без чуда");
  expect(label("wonder rome")).toBe("Чудо: Рим");
  expect(label("march egypt 4,5")).toBe("Из Египта в 4,5");
  expect(label("unknown thing")).toBe("unknown thing");
});

test("an offer gets its label, its group and its price in words", () => {
  const raw = { move: "raise rome", refs: ["card:rome"], price: [{ kind: "coins", total: 3, rows: [[null, 4], ["rome", -1]] as [string | null, number][] }], gain: [], tells: "rome", named: null, told_as: null, destroys: false };
  const offer = inWords(raw, VERBS, [], say);
  expect(offer.group).toBe("raise");
  expect(offer.price).toEqual([{ kind: "coins", total: 3, text: "3 монет", rows: ["+4", "−1 Рим"] }]);
  expect(offer.gives_up).toBe(false);
  expect(inWords({ ...raw, move: "pass" }, VERBS, [], say).gives_up).toBe(true);
});

test("an offer says in a line what its card does: the part that the move brings, else its text", () => {
  const raw = (move: string, tells: string | null): Parameters<typeof inWords>[0] => ({ move, refs: [], price: [], gain: [], tells, named: null, told_as: null, destroys: false });
  const said = (move: string, tells: string | null): string[] => {
    const offer = inWords(raw(move, tells), VERBS, [], say);
    return [offer.power, offer.hint];
  };
  expect(said("raise rome", "rome")).toEqual(["Вечный город.", ""]);
  expect(said("annex rome", "rome")).toEqual(["Дороги.", "Наследие ваше."]);
  expect(said("pass", null)).toEqual(["", ""]);
});

test("an option is called by what it tells of", () => {
  expect(moveLabel("choose 2", VERBS, [], say)).toBe("Вариант 2");
  expect(moveLabel("choose 2", VERBS, [], say, "rome")).toBe("Рим");
});
