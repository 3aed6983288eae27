import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { ProductRecord } from '../seed/records.ts'
import { productCard } from './product-card.ts'
import { freeStock } from './stock.ts'
import type { Viewpoint } from './viewpoint.ts'

type ProductCard = components['schemas']['ProductCard']

/** Cards of the products of a page for its visitor; unknown ids are left out. */
export function visitorCards(view: Viewpoint): (ids: readonly number[]) => ProductCard[] {
  return (ids) => known(view, ids).map((product) => productCard(view, product))
}

/** The same as to a guest without a branch: everything is elsewhere, so that the answer is the same for every visitor. */
export function guestCards(state: SandboxState): (ids: readonly number[]) => ProductCard[] {
  const [branch] = state.stores
  if (!branch) return () => []
  const view = {
    catalogue: state.catalogue,
    stores: state.stores,
    branch,
    inCart: new Map(),
    reserved: new Map(),
    machines: [],
  }
  const guestCard = (product: ProductRecord): ProductCard => {
    const elsewhere = freeStock(state, product.id).reduce((sum, { quantity }) => sum + quantity, 0)
    return { ...productCard(view, product), stock: { here: 0, elsewhere } }
  }
  return (ids) => known(view, ids).map(guestCard)
}

function known({ catalogue }: Pick<Viewpoint, 'catalogue'>, ids: readonly number[]): ProductRecord[] {
  return ids.flatMap((id) => catalogue.product(id) ?? [])
}
