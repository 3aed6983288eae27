const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Russian letters as Latin ones, in lower case; everything else as it is: `Ремас` → `remas`. */
export function inLatin(text: string): string {
  let latin = ''
  for (const letter of text.toLowerCase()) latin += letters[letter] ?? letter
  return latin
}

/** A code for URLs: `Масляные фильтры` → `maslyanye-filtry`. */
export function toCode(text: string): string {
  return inLatin(text)
    .replace(/×/g, 'x')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
