import { formatNumber } from './money.ts'
import { rejectionWords } from './rejection-words.ts'
import { wordFor } from './word-for.ts'

interface Rejected {
  name: string | null
  /** Units that are not in the cart. */
  quantity: number
  reason: keyof typeof rejectionWords
}

/**
 * `FM-2040 Фильтр масляный, 3 из 4 шт: столько нет в наличии`
 * @param product absent while it isn't known, or no longer sold
 * @param present how many units are in the cart now
 */
export function rejectedWords(
  { name, quantity, reason }: Rejected,
  product: { article: string; unit: string } | undefined,
  present = 0,
): string {
  const article = product?.article ?? ''
  const title = [name?.includes(article) ? '' : article, name ?? ''].filter(Boolean).join(' ')
  const amount = `${formatNumber(quantity)}${present > 0 ? ` из ${formatNumber(present + quantity)}` : ''}\u00a0${product?.unit ?? 'шт'}`
  return `${title || 'Товар'}, ${amount}: ${wordFor<Rejected['reason']>(rejectionWords, reason)}`
}
