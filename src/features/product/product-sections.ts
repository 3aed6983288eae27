import type { Product } from './product-api.ts'

/** A part of the product page; its id is the anchor in the address. */
export interface ProductSection {
  id: 'characteristics' | 'availability' | 'applicability' | 'analogues' | 'documents'
  title: string
  /** How many things it holds, where that says something. */
  count?: number
}

/** The parts that this product has, in the order of the page. */
export function productSections({
  isMachine,
  workabilityCount,
  analogues,
  documents,
}: Pick<Product, 'isMachine' | 'workabilityCount' | 'analogues' | 'documents'>): ProductSection[] {
  return [
    { id: 'characteristics', title: 'Характеристики' },
    { id: 'availability', title: 'Наличие' },
    ...(!isMachine && workabilityCount > 0
      ? [{ id: 'applicability', title: 'Применяемость', count: workabilityCount } as const]
      : []),
    ...(analogues.ids.length > 0
      ? [{ id: 'analogues', title: 'Аналоги', count: analogues.ids.length } as const]
      : []),
    ...(documents.length > 0
      ? [{ id: 'documents', title: 'Документы', count: documents.length } as const]
      : []),
  ]
}
