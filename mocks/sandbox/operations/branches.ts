import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxOperations, SandboxState } from '../operation.ts'
import type { StoreRecord } from '../seed/records.ts'
import { toWords } from '../seed/search-text.ts'
import { branchesByName, branchRef, branchView } from '../rules/branch.ts'
import { trail } from '../rules/content.ts'
import { findStore, nearestStore } from '../rules/current-store.ts'
import { folded } from '../rules/folded.ts'
import { branchOf } from '../rules/viewpoint.ts'

export const branchOperations = {
  listBranches({ state }) {
    return {
      title: 'Филиалы',
      meta: {
        metaTitle: 'Филиалы и склады — Кран-Деталь',
        metaDescription: 'Адреса, телефоны и часы работы складов и магазинов «Кран-Деталь» в 12 городах.',
        metaKeywords: 'филиалы, склады, адреса, кран-деталь',
      },
      breadcrumbs: trail('Филиалы'),
      blocks: [],
      items: branchesByName(state).map((store) => branchView(state, store)),
    }
  },

  getBranch({ state, path, notFound }) {
    const store = state.stores.find(({ id }) => id === path.id)
    if (!store) throw notFound('Такого филиала нет.')
    const title = `${store.name}: ${store.storeName}`
    return {
      title,
      meta: {
        metaTitle: `${title} — Кран-Деталь`,
        metaDescription: `${store.storeName} ${store.nameIn}: ${store.address}. Часы работы, телефоны и проезд.`,
        metaKeywords: `${store.name.toLowerCase()}, склад, запчасти`,
      },
      breadcrumbs: trail(store.name, { title: 'Филиалы', link: '/branches/' }),
      blocks: branchBlocks(state, store),
      branch: branchView(state, store),
    }
  },

  getDistrict({ state, path, notFound }) {
    const district = state.districts.find(({ id }) => id === path.id)
    if (!district) throw notFound('Такого округа нет.')
    const { id, name, text, deliveryDays, freeDeliveryFrom } = district
    const branches = branchesByName(state).filter(({ districtId }) => districtId === id)
    return { district: { id, name, text, deliveryDays, freeDeliveryFrom, branches: branches.map(branchRef) } }
  },

  listStores({ state }) {
    return { items: branchesByName(state).map((store) => branchView(state, store)) }
  },

  // O-83: coordinates never replace a branch that the visitor chose.
  getCurrentStore({ state, session, user, query: { lat, lon, store: known }, httpProblem }) {
    if ((lat === undefined) !== (lon === undefined))
      throw httpProblem(422, 'validation', 'Широта и долгота передаются вместе.', {
        field: lat === undefined ? 'lat' : 'lon',
      })
    const located = lat !== undefined && lon !== undefined && session.storeId === undefined
    const store = located ? nearestStore(state, { lat, lon }) : branchOf({ state, session, user })
    const clients = known === undefined ? undefined : state.stores.find(({ xmlId }) => xmlId === known)
    return {
      store: store.name,
      storeId: store.storeId,
      storeXmlId: store.xmlId,
      change: clients !== undefined && clients.id !== store.id,
      timeZone: store.timeZone,
    }
  },

  setUserStore({ state, session, user, body, refuse }) {
    const store = findStore(state, body.storeId)
    if (!store) throw refuse('storeNotFound', 'Этот филиал сейчас не отгружает товары.', 'storeId')
    if (branchOf({ state, session, user }).id !== store.id) forgetChosenStores(state, session.owner)
    session.update({ storeId: store.id })
    if (user && user.defaultStoreId !== store.id) state.users.put({ ...user, defaultStoreId: store.id })
    return { is_success: true }
  },

  autocompleteStores({ state, query }) {
    const asked = folded(query.query.trim())
    const words = toWords(query.query)
    const found = branchesByName(state).filter((store) => {
      const text = folded(`${store.name} ${store.region} ${store.address}`)
      return words.length > 0 && words.every((word) => text.includes(word))
    })
    const startsWith = (store: StoreRecord) => Number(folded(store.name).startsWith(asked))
    return {
      items: found
        .toSorted((left, right) => startsWith(right) - startsWith(left))
        .slice(0, 10)
        .map(({ id, name, xmlId, storeId, region, address }) => ({
          id,
          name,
          xmlId,
          storeId,
          region,
          address,
        })),
    }
  },
} satisfies Partial<SandboxOperations>

/** Stores that were chosen for lines of the cart were chosen for the other branch. */
function forgetChosenStores({ carts }: SandboxState, owner: string): void {
  const cart = carts.get(owner)
  if (!cart?.lines.some(({ chosenStoreId }) => chosenStoreId !== undefined)) return
  carts.put({ ...cart, lines: cart.lines.map(({ chosenStoreId: _chosen, ...line }) => line) })
}

function branchBlocks({ districts }: SandboxState, store: StoreRecord): components['schemas']['PageBlock'][] {
  const district = districts.find(({ id }) => id === store.districtId)
  const { id, name, storeName, address, lat, lon } = store
  return [
    { type: 'html', html: `<p>${store.description}</p>` },
    ...(district ? [{ type: 'html' as const, title: 'Доставка', html: `<p>${district.text}</p>` }] : []),
    {
      type: 'map',
      title: 'Как проехать',
      points: [{ title: storeName, address: `${name}, ${address}`, lat, lon, branchId: id }],
    },
  ]
}
