/** English words that mechanics type, and what stands for them in the names of our goods. */
const english: Readonly<Record<string, string>> = {
  adapter: 'адаптер',
  battery: 'батарея',
  bearing: 'подшипник',
  belt: 'ремень',
  bolt: 'болт',
  bucket: 'ковш',
  bulldozer: 'бульдозер',
  bushing: 'втулка',
  cylinder: 'цилиндр',
  engine: 'двигатель',
  excavator: 'экскаватор',
  filter: 'фильтр',
  gasket: 'прокладка',
  generator: 'генератор',
  hose: 'рукав',
  injector: 'форсунка',
  motor: 'мотор',
  nut: 'гайка',
  oil: 'масло',
  pin: 'палец',
  piston: 'поршень',
  pump: 'насос',
  radiator: 'радиатор',
  roller: 'каток',
  seal: 'уплотнение',
  sensor: 'датчик',
  starter: 'стартер',
  tooth: 'зуб',
  turbo: 'турбокомпрессор',
  valve: 'клапан',
  washer: 'шайба',
}

/** The same query with English words put into Russian; `undefined` when there are none. */
export function translated(query: string): string | undefined {
  const words = query.toLowerCase().split(/\s+/)
  if (!words.some((word) => word in english)) return undefined
  return words.map((word) => english[word] ?? word).join(' ')
}

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** What would stand there if the keyboard had been in the other layout: `ашдеук` → `filter`, `abkmnh` → `фильтр`. */
export function inOtherLayout(text: string): string {
  const [from, to] = /[а-яё]/i.test(text) ? [russianKeys, latinKeys] : [latinKeys, russianKeys]
  return Array.from(text.toLowerCase(), (letter) => to[from.indexOf(letter)] ?? letter).join('')
}

const latinLetters: Readonly<Record<string, string>> = {
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

/** Russian letters as Latin ones, everything else as it is: `ремас` → `remas`. */
export function inLatin(text: string): string {
  return text.toLowerCase().replaceAll(/[а-яё]/g, (letter) => latinLetters[letter] ?? letter)
}
