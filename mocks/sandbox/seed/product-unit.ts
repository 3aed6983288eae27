import type { ProductRecord } from './records.ts'

/** `шт.` of the price list is `шт` on the wire. */
export const unitOf = ({ unit }: Pick<ProductRecord, 'unit'>) => unit.replace(/\.$/, '')
