import { drawingViews } from '../../drawings/drawing-views.ts'
import { drawingAddress } from './drawing-address.ts'
import { describePart } from './part-description.ts'
import type { DocumentRecord, ProductRecord } from './records.ts'
import { typeset } from './typography.ts'

// What follows from a record is worked out when it is asked for: of 100 000 products it would take 200 MB.

/** The text of a product. */
export function descriptionOf(product: ProductRecord): string {
  return typeset(typeof product.about === 'string' ? product.about : describePart(product.about, product))
}

/** Paths of the SVG pictures. */
export interface ProductPictures {
  main: string
  more: string[]
}

export function picturesOf({ id, article, name, drawing, weightKg }: ProductRecord): ProductPictures {
  const address = (view: string) => drawingAddress(`products/${id}/${view}`, article, name, drawing, weightKg)
  return {
    main: address('main'),
    more: drawingViews.slice(1).map(address),
  }
}

/** The papers of a product. */
export function documentsOf({ id, article, isMachine }: ProductRecord): DocumentRecord[] {
  const pdf = (index: number, name: string, size: number) => ({
    id: id * 10 + index,
    // Articles may hold a slash, names of files may not.
    name: `${name} ${article.replaceAll('/', '-')}.pdf`,
    mime: 'application/pdf',
    size,
  })
  return isMachine
    ? [
        pdf(1, 'Технические характеристики', 418_300),
        pdf(2, 'Руководство по эксплуатации', 620_480),
        pdf(3, 'Декларация соответствия', 187_450),
      ]
    : [pdf(1, 'Паспорт изделия', 96_200 + (id % 97) * 311), pdf(2, 'Сертификат соответствия', 154_700)]
}
