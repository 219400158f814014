/** Puts soft hyphens into long words, so that they break by syllables where a card is narrow. */
const VOWELS = "аеёиоуыэюяαεηιουωάέήίόύώϊϋΐΰaeiouy";
const LONG = 8;

export function hyphenate(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length > LONG ? syllables(word) : word));
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
