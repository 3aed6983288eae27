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
  // Where the store is refused the remark is, too.
  if (line && run.wanted(line.id)) {
    const body = { product: product.id, comment: `${run.runId} 2`, storeId: 'no-such-store' }
    await run.ask({ operation: line, visitor, values: {}, body, purpose: 'a remark and an unknown store' })
  }
  if (!many || !run.wanted(many.id)) return
  for (const products of [
    [companion, { id: unknownProduct, quantity: 1 }],
    [companion, companion],
  ])
    await run.ask({
      operation: many,
      visitor,
      values: { 'Idempotency-Key': randomUUID() },
      body: { products },
      purpose: 'put several products in',
    })
}
