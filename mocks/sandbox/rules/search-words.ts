/** English words that mechanics type, with their Russian words in product names. */
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

/** The query with its English words in Russian; `undefined` if it has none. */
export function translated(query: string): string | undefined {
  const words = query.toLowerCase().split(/\s+/)
  if (!words.some((word) => Object.hasOwn(english, word))) return undefined
  return words.map((word) => (Object.hasOwn(english, word) ? english[word] : word)).join(' ')
}

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** The query as typed in the other keyboard layout: `ашдеук` → `filter`, `abkmnh` → `фильтр`. */
export function inOtherLayout(text: string): string {
  const [from, to] = /[а-яё]/i.test(text) ? [russianKeys, latinKeys] : [latinKeys, russianKeys]
  return Array.from(text.toLowerCase(), (letter) => to[from.indexOf(letter)] ?? letter).join('')
}
