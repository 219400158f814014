/** Puts soft hyphens into long words, so that they break by syllables where a card is narrow. */
const VOWELS = "аеёиоуыэюяαεηιουωάέήίόύώϊϋΐΰ";
const LONG = 8;

export function hyphenate(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length <= LONG ? word : /[a-z]/i.test(word) ? parts(word) : syllables(word)));
}

/** English breaks by its parts, not by its sounds: before these endings, after these beginnings, between equal letters. */
const ENDING = /(?<=[a-z]{4})(?=(?:tions?|sions?|ments?|ness|less|ships?|tures?|hoods?|wards?|works?|stones?|houses?|throughs?)$)/i;
const BEGINNING = /^(?:inter|counter|under|over|multi|super|trans)(?=[a-z]{4})/i;

function parts(word: string): string {
  const halves = word.replace(ENDING, "\u00ad").replace(BEGINNING, "$&\u00ad");
  return halves.replace(/(?<=[a-z]{2})([bcdfgklmnprt])\1(?=[aeiouy][a-z])/gi, "$1\u00ad$1");
}

function syllables(word: string): string {
  const vowel = (at: number): boolean => VOWELS.includes(word[at]?.toLowerCase() ?? " ");
  let made = "";
  let last = 0;
  for (let at = 2; at < word.length - 2; at++) {
    const open = vowel(at - 1) && !vowel(at) && vowel(at + 1);
    const later = [...word.slice(at + 1)].some((letter) => VOWELS.includes(letter.toLowerCase()));
    const closed = vowel(at - 2) && !vowel(at - 1) && !vowel(at) && later && !"ьъй".includes(word[at] ?? "");
    if ((open || closed) && at - last > 2) {
      made += `${word.slice(last, at)}\u00ad`;
      last = at;
    }
  }
  return made + word.slice(last);
}
