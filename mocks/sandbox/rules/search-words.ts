import { stem } from '../seed/search-text.ts'

/** Words that mechanics type, as stems, with their words in product names: English ones, short forms, trade slang. */
const synonyms: Readonly<Record<string, string>> = {
  adapter: 'адаптер',
  air: 'воздушный',
  battery: 'аккумулятор',
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
  fuel: 'топливный',
  gasket: 'уплотнение',
  generator: 'генератор',
  hose: 'рукав',
  hydraulic: 'гидравлический',
  injector: 'форсунка',
  kit: 'комплект',
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
  teeth: 'зуб',
  tooth: 'зуб',
  turbo: 'турбокомпрессор',
  valve: 'клапан',
  washer: 'шайба',
  акб: 'аккумулятор',
  ач: 'а·ч',
  батаре: 'аккумулятор',
  винт: 'болт',
  грейдер: 'автогрейдер',
  воздухан: 'воздушный фильтр',
  гусянк: 'цепь гусеничная',
  двигател: 'моторный',
  дворник: 'щётка стеклоочистителя',
  кресл: 'сиденье',
  ленивец: 'направляющее колесо',
  литол: 'смазка пластичная',
  лобовух: 'стекло лобовое',
  маслофильтр: 'масляный фильтр',
  обратк: 'сливной',
  помп: 'насос водяной',
  прокладк: 'уплотнение',
  рвд: 'рукав высокого давления',
  ролик: 'каток',
  салонн: 'салона',
  солидол: 'смазка пластичная',
  соляр: 'топливный',
  солярк: 'топливный',
  тнвд: 'насос топливный высокого давления',
  тосол: 'антифриз',
  трак: 'башмак гусеницы',
  турбин: 'турбокомпрессор',
  шланг: 'рукав',
}

/** The query with its synonyms replaced and grades of oil as they are written (`15в40`); `undefined` if nothing is. */
export function withSynonyms(query: string): string | undefined {
  const lower = query.toLowerCase()
  const words = lower.split(/\s+/).map((word) => {
    const known = stem(word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    return (Object.hasOwn(synonyms, known) && synonyms[known]) || word.replace(/^(\d+)[вw]-?(\d+)$/, '$1w-$2')
  })
  const text = words.join(' ')
  return text === lower.split(/\s+/).join(' ') ? undefined : text
}

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** The query as typed in the other keyboard layout: `ашдеук` → `filter`, `abkmnh` → `фильтр`. */
export function inOtherLayout(text: string): string {
  const [from, to] = /[а-яё]/i.test(text) ? [russianKeys, latinKeys] : [latinKeys, russianKeys]
  return Array.from(text.toLowerCase(), (letter) => to[from.indexOf(letter)] ?? letter).join('')
}

const trade = new Set(
  'аналог аналоги в дешево доставка заказать заказ запчасти запчасть интернет магазин купить куплю магазине наличии недорого нет оптом опт продажа ремонт руб рублей рф склад со стоимость сколько стоит цена ценам цены'.split(
    ' ',
  ),
)

/** A word about buying, such as «купить» and «цена»: no part is called so. */
export const isTradeWord = (word: string) => trade.has(word)

const size =
  /^(?:[мm]\d{1,2}(?:[xх×*]\d+)*|\d+(?:[.,]\d+)?(?:[xх×*]\d+)+|\d{1,3}(?:[.,]\d+)?(?:в|v|а|a|ач|ah|л|кг|мм|м|т|вт|w)?)$/iu

/** A size or an amount (`м20`, `24в`, `13x1150`, `190`): no article and no model of a machine. */
export const isSize = (part: string) => size.test(part)
