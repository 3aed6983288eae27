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

const linkWords = new Set('в во для до за из и к ко на о об от по под при с со у'.split(' '))

/** A preposition or «и»: «ремень для генератора» asks for what «ремень генератора» does. */
export function isLinkWord(part: string): boolean {
  const [word = '', more] = toWords(part)
  return more === undefined && linkWords.has(word)
}

/** What is asked for, when its purpose follows: «фильтр» of «фильтр для экскаватора»; a machine's number is no purpose. */
export function withoutPurpose(text: string): string | undefined {
  return /^(.*?\S)\s(?:для|на|к|ко|от|под|в|во)\s\D+$/iu.exec(text)?.[1]
}

/** Parts of a query without its link words, unless it has nothing else; one letter before a number is an article: `К 700`. */
export function tellingParts(parts: readonly string[]): readonly string[] {
  const telling = parts.filter(
    (part, at) => !isLinkWord(part) || (part.length === 1 && /^\d/.test(parts[at + 1] ?? '')),
  )
  return telling.length > 0 ? telling : parts
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
