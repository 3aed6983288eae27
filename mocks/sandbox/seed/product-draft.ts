import type { BrandRecord, ProductRecord } from './records.ts'

/** What a generator says about a product; ids, codes and labels are added when it is numbered. */
export type ProductDraft = Pick<
  ProductRecord,
  | 'article'
  | 'name'
  | 'sectionId'
  | 'kind'
  | 'isMachine'
  | 'price'
  | 'unit'
  | 'multiplicity'
  | 'minQty'
  | 'props'
  | 'keyPropCodes'
  | 'specifications'
  | 'weightKg'
  | 'dimensionsMm'
  | 'warrantyMonths'
  | 'about'
  | 'drawing'
  | 'popularity'
> & { brand: BrandRecord; modelId?: number; oldPrice?: number }
