import type { SandboxOperations } from '../operation.ts'
import { isSold } from '../rules/assortment.ts'
import { usableMachines } from '../rules/machines.ts'
import { pageOf } from '../rules/paging.ts'
import { productCard } from '../rules/product-card.ts'
import { productDelivery } from '../rules/product-delivery.ts'
import { productPage, withdrawnPage } from '../rules/product-page.ts'
import { productStores } from '../rules/stock-rows.ts'
import { rememberViewed } from '../rules/viewed-products.ts'
import { branchNamed, viewpointOf } from '../rules/viewpoint.ts'
import { workabilityRows } from '../rules/workability.ts'

export const productOperations = {
  getProduct(context) {
    const { state, session, path, query, nowIso, refuse, notFound } = context
    const view = viewpointOf(context, branchNamed(context, query.store))
    const product = state.catalogue.productByCode(path.code)
    if (!product) throw notFound('Товар не найден.')
    if (product.isWithdrawn)
      throw refuse('productUnavailable', 'Товар снят с продажи.', undefined, {
        statusCode: 404,
        product: withdrawnPage(view, product),
      })
    rememberViewed(state, session.owner, product.id, nowIso)
    return productPage(view, product)
  },

  getProductStores(context) {
    const { body, query, now, state } = context
    const view = viewpointOf(context, branchNamed(context, query.store))
    return {
      items: body.products.flatMap((id) => {
        const product = state.catalogue.product(id)
        return product ? [productStores(view, product, now)] : []
      }),
    }
  },

  getProductDelivery(context) {
    const { state, path, query, now, notFound } = context
    const branch = branchNamed(context, query.store)
    const product = state.catalogue.product(path.id)
    if (!product) throw notFound('Товар не найден.')
    const { city, quantity = product.minQty } = query
    return productDelivery(state, { product, quantity, city, branch, now })
  },

  listViewedProducts(context) {
    const { state, session, query } = context
    const view = viewpointOf(context, branchNamed(context, query.store))
    const items = (state.viewed.get(session.owner)?.productIds ?? []).flatMap((id) => {
      const product = id === query.exclude ? undefined : state.catalogue.product(id)
      return product && isSold(state.catalogue, product) ? [productCard(view, product)] : []
    })
    return { items }
  },

  listWorkability({ state, session, user, query }) {
    const product = state.catalogue.productByXmlId(query.element_id)
    const machines = user ? usableMachines(state, user, session.companyId) : []
    const rows = product ? workabilityRows(state.catalogue, product, machines) : []
    return pageOf(rows, query.page ?? 1, query.page_size ?? 20)
  },
} satisfies Partial<SandboxOperations>
