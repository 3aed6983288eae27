import { isProblem } from '../../api/api-problem.ts'
import type { Order } from './order-words.ts'

/** The order as it is now, which a refusal with `conflict` or `actionNotAllowed` carries. */
export function freshOrder(error: unknown): Order | undefined {
  if (!isProblem(error) || !error.data || !('order' in error.data)) return undefined
  return error.data.order
}
