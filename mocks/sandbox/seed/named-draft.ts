import type { MachineType } from './assortment/plan.ts'
import type { BrandRecord, ProductRecord, PropertyRecord } from './records.ts'
import { seedIds } from './named.ts'

/** What the story fixes about a named product (10004 is a machine and comes from the machine lines). */
export type NamedDraft = Pick<
  ProductRecord,
  | 'id'
  | 'code'
  | 'article'
  | 'name'
  | 'sectionId'
  | 'kind'
  | 'price'
  | 'unit'
  | 'multiplicity'
  | 'minQty'
  | 'props'
  | 'specifications'
  | 'weightKg'
  | 'dimensionsMm'
  | 'warrantyMonths'
  | 'about'
  | 'drawing'
> & {
  brandName: BrandRecord['name']
  oldPrice?: number
  node: string
  /** Types of machines; excavators, bulldozers and loaders unless given. */
  fits?: readonly MachineType[]
  /** Quantity by store id. */
  stock: Record<number, number>
}

/** A property; `size` is one in millimetres. */
export const prop = (
  code: string,
  name: string,
  value: string,
  unit?: string,
  group = 'Основные',
): PropertyRecord => (unit === undefined ? { code, name, value, group } : { code, name, value, unit, group })
export const size = (code: string, name: string, value: string) => prop(code, name, value, 'мм', 'Размеры')

/** What is sold by the piece, an analogue with the usual guarantee. */
export const piece = {
  unit: 'шт',
  multiplicity: 1,
  minQty: 1,
  specifications: [] as string[],
  warrantyMonths: 12,
  kind: 'analogue' as const,
}

/** Id, code and article that the story gives. */
export const named = (key: keyof typeof seedIds.products) => {
  const { id, code, article } = seedIds.products[key]
  return { id, code, article }
}
