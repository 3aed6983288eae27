import type { ExplodedUnit } from '../../../drawings/exploded-unit.ts'
import type { Catalogue } from '../catalogue-index.ts'
import type { DiagramRecord } from './book-records.ts'

export function diagramById({ books }: Pick<Catalogue, 'books'>, id: number): DiagramRecord | undefined {
  return books.flatMap(({ diagrams }) => diagrams).find((diagram) => diagram.id === id)
}

/** What a diagram is drawn from. The drawing shows the first product of each position. */
export function explodedUnit(
  catalogue: Pick<Catalogue, 'product' | 'model'>,
  { number, title, body, modelId, positions }: DiagramRecord,
): ExplodedUnit {
  return {
    number,
    title,
    body,
    model: catalogue.model(modelId)?.model ?? '',
    parts: positions.map((position) => {
      const spec = catalogue.product(position.variants[0]?.productId ?? 0)?.drawing
      if (!spec) throw new Error(`Position ${position.number} of diagram ${number} has no product`)
      return { number: position.number, name: position.name, spec, quantity: position.quantity }
    }),
  }
}
