const LOOK_ALIKES: Readonly<Record<string, string>> = {
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

/**
 * The key by which articles are compared: upper case, without separators (space - . / _), Cyrillic letters that look
 * Latin folded (АВЕКМНОРСТУХ). "fm 2040", "FМ-2040" and "FM.2040" are one article.
 */
export function articleKey(article: string): string {
  return article
    .toUpperCase()
    .replaceAll(/[\s\-‐‑–—./_]/gu, '')
    .replaceAll(/[АВЕКМНОРСТУХ]/gu, (letter) => LOOK_ALIKES[letter] ?? letter)
}

/** Whether two spellings are the same article. */
export function sameArticle(one: string, other: string): boolean {
  return articleKey(one) === articleKey(other)
}
