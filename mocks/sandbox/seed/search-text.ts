const lookAlikes: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

/** An article as it is compared: upper case, no separators (space - . / _, any dash), Cyrillic look-alikes as Latin letters. */
export function normaliseArticle(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s\p{Dash}./_]+/gu, '')
    .replace(/[АВЕКМНОРСТУХ]/g, (letter) => lookAlikes[letter] ?? letter)
}

/** A part of a text with digits as it is compared: as an article, and any multiplication sign left out (`M20×65`, `м20х65`). */
export function normaliseNumber(part: string): string {
  const signs = part
    .replaceAll(/×|(?<=\d)[xх*](?=\d)/giu, '')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return normaliseArticle(signs)
}

const endings =
  /(иями|ями|ами|иях|ого|его|ому|ему|ыми|ими|ах|ях|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ом|ем|ам|ям|ы|и|а|я|о|е|у|ю|й|ь)$/

/** A word without its Russian ending, so that «фильтры» finds «фильтр»; words of up to 3 letters stay whole. */
export function stem(word: string): string {
  return word.length <= 3 ? word : word.replace(endings, '')
}

/**
 * What all forms of a word share where the stem changes, too: the vowel that comes and goes (ремень, ремни; втулок), the
 * soft sign (палец, пальцы; зуб, зубья).
 */
export function root(word: string): string {
  const own = stem(word)
  return own.length <= 3
    ? own
    : own.replaceAll('ь', '').replace(/(?<=[бвгджзклмнпрстфхцчшщ])[ео](?=[клнц]$)/, '')
}

/** The words of a text, in lower case, ё as е; a letter and its mark (и and the breve of й) count as one letter. */
export function toWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
