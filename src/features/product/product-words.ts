import { wordFor } from '../../lib/word-for.ts'
import { formatNumber } from '../../lib/money.ts'
import type { Product, ProductCard } from './product-api.ts'

/** Labels of a card in the words of the shop. */
export const labelNames: Record<ProductCard['labels'][number], string> = {
  sellout: 'Распродажа',
  new: 'Новинка',
  promo: 'Акция',
}

/** Who made the part, in words. */
export const kindNames: Record<Product['kind'], string> = {
  original: 'Оригинал',
  analogue: 'Аналог',
  reman: 'Восстановлено на заводе',
  used: 'Бывшее в употреблении',
}

/** Words under the price: where it comes from, and its VAT. */
export function priceNote({ type, vatRate, vatIncluded }: Product['price']): string {
  const vat = vatRate === 0 ? 'без НДС' : `${vatIncluded ? 'с НДС' : 'без учёта НДС'} ${vatRate}\u00a0%`
  if (type === 'contract') return `Цена по вашему договору, ${vat}`
  if (type === 'sellout') return `Цена распродажи, ${vat}`
  return `Цена ${vat}`
}

/** "1,2 кг" */
export function weightWords(weightKg: number): string {
  return `${formatNumber(weightKg)}\u00a0кг`
}

/** "120 × 80 × 80 мм" */
export function sizeWords({ length, width, height }: NonNullable<Product['dimensionsMm']>): string {
  return `${formatNumber(length)} × ${formatNumber(width)} × ${formatNumber(height)}\u00a0мм`
}

type Analogue = NonNullable<ProductCard['analogue']>

const relationNames: Record<Analogue['relation'], string> = {
  oem: 'Оригинал',
  replacement: 'Прямая замена',
  crossReference: 'По кросс-номеру',
  kit: 'В составе комплекта',
}
const qualityNames: Record<Analogue['quality'], string> = {
  original: 'оригинальное качество',
  premium: 'премиум',
  economy: 'эконом',
}

/** How an analogue relates to the product: "Прямая замена, премиум". */
export function analogueWords({ relation, quality }: Analogue): string {
  return `${wordFor(relationNames, relation)}, ${wordFor(qualityNames, quality)}`
}

/** "на 12 % дешевле"; undefined when the prices can't be compared. */
export function priceDifference({ priceDiffPercent }: Analogue): string | undefined {
  if (priceDiffPercent === null) return undefined
  if (priceDiffPercent === 0) return 'цена та же'
  const percent = `${formatNumber(Math.abs(priceDiffPercent))}\u00a0%`
  return priceDiffPercent < 0 ? `дешевле на ${percent}` : `дороже на ${percent}`
}
