import { wordFor } from '../../lib/word-for.ts'
import type { Position, Variant } from './parts-queries.ts'

const kindNames: Readonly<Record<Position['kind'], string>> = {
  wear: 'изнашивается',
  oil: 'масло',
  filter: 'фильтр',
  seal: 'уплотнение',
  fastener: 'крепёж',
  part: 'деталь',
  assembly: 'узел в сборе',
}

export const kindWords = ({ kind }: Position) => wordFor(kindNames, kind)

/** Machines of a variant: "EG210-000001–EG210-004000", "с EG210-004001"; undefined for all. */
export function rangeWords({ serialFrom, serialTo }: Variant): string | undefined {
  if (serialFrom !== undefined && serialTo !== undefined) return `${serialFrom} – ${serialTo}`
  if (serialFrom !== undefined) return `с\u00a0${serialFrom}`
  return serialTo === undefined ? undefined : `до\u00a0${serialTo}`
}

/** Variants to offer first, and those of other machines. Without a verdict all are offered. */
export function offeredVariants({ variants, fit, productId }: Position): {
  offered: readonly Variant[]
  others: readonly Variant[]
} {
  if (fit === undefined || fit === 'unknown') return { offered: variants, others: [] }
  const isRight = (variant: Variant) => fit === 'fits' && variant.productId === productId
  return {
    offered: variants.filter(isRight),
    others: variants.filter((variant) => !isRight(variant)),
  }
}
