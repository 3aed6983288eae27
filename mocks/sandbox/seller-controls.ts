import type { SellerRequest } from './background.ts'
import { readClock } from './clock.ts'
import type { Commands, ControlParts } from './control-commands.ts'
import { readObject } from './read-object.ts'

const members = [
  'orderId',
  'companyId',
  'step',
  'comment',
  'lineId',
  'quantity',
  'price',
  'deliveryPrice',
  'sum',
] as const satisfies (keyof SellerRequest)[]

/** Controls that list the orders with the seller's steps, and take one by hand. */
export function createSellerControls<Fixed>({ worlds, background, realNow }: ControlParts<Fixed>): Commands {
  if (!background) return {}
  return {
    'GET /sandbox/seller': (_, name) =>
      worlds.run(name, async (world) => {
        const { state } = world.begin()
        return background.overview(state, readClock(state.clock.get('clock'), realNow()))
      }),
    'POST /sandbox/seller': async (request, name) => {
      const asked: SellerRequest = await readObject(request, members)
      return worlds.run(name, async (world) => {
        const transaction = world.begin()
        const { state } = transaction
        const answer = background.act(state, asked, readClock(state.clock.get('clock'), realNow()))
        await world.commit(transaction)
        return answer
      })
    },
  }
}
