import { randomUUID } from 'node:crypto'
import type { Visitor } from '../client.ts'
import type { RunContext } from '../run-context.ts'

/** In no backend's catalogue. */
export const unknownProduct = 999_999_999

/** A remark on a line, one on a line that isn't there, and several products put in at once. */
export async function changeLines(
  run: RunContext,
  visitor: Visitor,
  product: { id: number },
  companion: { id: number; quantity: number },
): Promise<void> {
  const { byId } = run.contract
  const [line, many] = [byId.get('updateCartLine'), byId.get('addManyToCart')]
  const note = (id: number) => ({ product: id, comment: run.runId })
  if (line && run.wanted(line.id))
    for (const id of [product.id, unknownProduct])
      await run.ask({ operation: line, visitor, values: {}, body: note(id), purpose: 'a remark on a line' })
  if (many && run.wanted(many.id))
    await run.ask({
      operation: many,
      visitor,
      values: { 'Idempotency-Key': randomUUID() },
      body: { products: [companion, { id: unknownProduct, quantity: 1 }] },
      purpose: 'put several products in',
    })
}
