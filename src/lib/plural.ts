import { madeOnce } from './made-once.ts'
import { formatNumber } from './money.ts'

/** The forms for 1, for 2 to 4, and for 5 and more: `['товар', 'товара', 'товаров']`. */
export type PluralForms = readonly [one: string, few: string, many: string]

const rules = madeOnce(() => new Intl.PluralRules('ru'))

/** The Russian form that agrees with `count`: 21 товар, 22 товара, 25 товаров, 11 товаров, 1,5 товара. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const form = rules().select(count)
  return form === 'one' ? one : form === 'many' ? many : few
}

/** The number and its word, kept together by a no-break space: "1 240 товаров". */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatNumber(count)}\u00a0${plural(count, forms)}`
}

export const productForms: PluralForms = ['товар', 'товара', 'товаров']
export const positionForms: PluralForms = ['позиция', 'позиции', 'позиций']
export const dayForms: PluralForms = ['день', 'дня', 'дней']
