const noBreak = '\u00a0'

/** What a number is not torn from: units, and the words that count days, hours and pieces. */
const units =
  'мм|см|м|км|м²|м³|см³|л|мл|кг|т|₽|%|кВт|Вт|В|мА|А|А·ч|МПа|бар|°C|Н·м|HRC|HV|зв\\.|шт|' +
  'дн(?:ей|я)|день|месяц(?:ев|а)?|минут[аы]?|час(?:ов|а)?|моточас(?:ов|а)?|тонн[аы]?|штук[аи]?|' +
  'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря'
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu')

/** A name of a product: its sizes keep their units. Digits are left alone, «DN20 400 мм» is not one number. */
export function typesetName(name: string): string {
  return name.replace(beforeUnit, noBreak)
}

/** A value of a property as shown: what is measured in thousands is grouped, "9 170" mm as its size beside it. */
export function typesetValue({ value, unit }: { value: string; unit?: string }): string {
  return unit !== undefined && /^\d{4,}$/.test(value)
    ? Number(value).toLocaleString('ru')
    : typesetName(value)
}

/** Running text or HTML as a typesetter leaves it: no line begins with a dash, a unit or the rest of a number. */
export function typeset(text: string): string {
  return typesetName(text)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreak)
    .replace(/ (?=[—–] )/g, noBreak)
    .replace(/(?<=№) (?=\S)/g, noBreak)
}

/** What stands before a name or a number in an address: 'г. Тюмень', 'д. 5'. */
const beforePlace = /(?<=(?:^|, )(?:г|ул|д|пос|пр|пер|корп|стр|оф|кв|лит)\.) (?=[\p{L}\d])/gu

/** An address: no line begins with what its abbreviation or its street belongs to. */
export function typesetAddress(address: string): string {
  return typeset(address)
    .replace(beforePlace, noBreak)
    .replace(/(?<=\p{L},) (?=\d)/gu, noBreak)
}

/** The same for all texts of a record, however deep. Codes, paths and instants have no spaces and stay as they are. */
export function typesetAll<Value>(value: Value): Value {
  return inEvery(value) as Value
}

function inEvery(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value)
  if (Array.isArray(value)) return value.map(inEvery)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inEvery(inner)]))
}
