import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxOperations, SandboxState } from '../operation.ts'
import { isSold } from '../rules/assortment.ts'
import { boughtParts } from '../rules/bought-parts.ts'
import { folded } from '../rules/folded.ts'
import { fitOf, fittingRows } from '../rules/machine-fit.ts'
import {
  machinePapers,
  machinesOf,
  machineView,
  openRequestsAbout,
  ownMachine,
  seenMachine,
} from '../rules/machines.ts'
import { pageOf } from '../rules/paging.ts'
import { compareRussian } from '../rules/per-catalogue.ts'
import { productCard } from '../rules/product-card.ts'
import { countRequest } from '../rules/request-rate.ts'
import { serialKey } from '../rules/serial-number.ts'
import { viewpointOf } from '../rules/viewpoint.ts'
import type { MachineModelRecord } from '../seed/records.ts'
import { normaliseArticle } from '../seed/search-text.ts'

const minute = 60_000
/** Models in one answer. */
const mostModels = 20
const noMachine = 'Такой машины нет в вашем парке.'

/** What is read of machines (R-API-49, R-API-50, R-API-52); `equipment-changes.ts` writes. */
export const equipmentOperations = {
  listMachines({ state, customer, session: { companyId }, query, now }) {
    const part = folded(query.query?.trim() ?? '')
    const found = machinesOf(state, customer, companyId).filter(
      ({ name, model, serialNumber, regPlate = '', status }) =>
        (query.status === undefined || status === query.status) &&
        folded(`${name}\n${model}\n${serialNumber}\n${regPlate}`).includes(part),
    )
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map((machine) => machineView(state, customer, machine, now)), pagination }
  },

  getMachine({ state, customer, session: { companyId }, query, now, notFound }) {
    const machine = ownMachine(state, customer, companyId, query.id)
    if (!machine) throw notFound(noMachine)
    return {
      machine: machineView(state, customer, machine, now),
      boughtParts: boughtParts(state, customer, machine),
      documents: machinePapers(machine),
      openRequests: openRequestsAbout(state, machine.id),
    }
  },

  findMachines(context) {
    const { state, customer, session, body } = context
    countRequest(context, { id: `machines:${customer.id}`, most: 30, window: minute })
    const own = new Map(
      machinesOf(state, customer, session.companyId).map(({ serialNumber, id }) => [
        serialKey(serialNumber),
        id,
      ]),
    )
    return {
      items: body.serialNumbers.map((serialNumber) => {
        const key = serialKey(serialNumber)
        return { ...knownMachine(state, key), serialNumber, machineId: own.get(key) ?? null }
      }),
    }
  },

  findMachineModels(context) {
    const { state, customer, query } = context
    countRequest(context, { id: `machine-models:${customer.id}`, most: 60, window: minute })
    const words = query.query.trim().split(/\s+/).map(normaliseArticle)
    const whole = normaliseArticle(query.query)
    const isBegun = ({ model }: MachineModelRecord) => normaliseArticle(model).startsWith(whole)
    const found = state.catalogue.models
      .filter(({ brand, machineType, model, serialPrefix }) => {
        const texts = [brand, machineType, model, serialPrefix].map(normaliseArticle)
        return words.every((word) => texts.some((text) => text.includes(word)))
      })
      .toSorted(
        (left, right) =>
          Number(isBegun(right)) - Number(isBegun(left)) ||
          compareRussian(left.brand, right.brand) ||
          compareRussian(left.model, right.model) ||
          left.id - right.id,
      )
    return { items: found.slice(0, mostModels).map(modelView) }
  },

  listMachineParts(context) {
    const { state, customer, path, query, notFound } = context
    const { catalogue } = state
    const machine = seenMachine(state, customer, path.id)
    if (!machine) throw notFound(noMachine)
    const view = viewpointOf(context)
    const parts = fittingRows(catalogue, machine).flatMap((row) => {
      const product = catalogue.product(row.productId)
      return product && isSold(catalogue, product) ? [{ row, product }] : []
    })
    const words = folded(query.query?.trim() ?? '')
    const article = normaliseArticle(words)
    const found = parts
      .filter(
        ({ row, product }) =>
          (query.node === undefined || row.node === query.node) &&
          (folded(product.name).includes(words) ||
            (article !== '' && normaliseArticle(product.article).includes(article))),
      )
      .toSorted(
        (left, right) =>
          compareRussian(left.row.node, right.row.node) ||
          compareRussian(left.product.name, right.product.name) ||
          left.product.id - right.product.id ||
          left.row.id - right.row.id,
      )
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return {
      items: items.map(({ row, product }) => ({
        product: productCard(view, product),
        node: row.node,
        qtyPerMachine: row.qtyPerMachine,
        note: row.note,
      })),
      nodes: [...new Set(parts.map(({ row }) => row.node))].toSorted(compareRussian),
      pagination,
    }
  },

  checkMachineFit(context) {
    const { state, customer, session, path, body, notFound } = context
    const machine = ownMachine(state, customer, session.companyId, path.id)
    if (!machine) throw notFound(noMachine)
    countRequest(context, { id: `machine-fit:${customer.id}`, most: 120, window: minute })
    return {
      items: body.products.flatMap((productId) => {
        const product = state.catalogue.product(productId)
        return product && !product.isMachine
          ? [{ productId, fit: fitOf(state.catalogue, product, machine) }]
          : []
      }),
    }
  },
} satisfies Partial<SandboxOperations>

/** What the dealer tells of a serial number to whoever asks: nothing of its owner. */
function knownMachine(state: SandboxState, key: string) {
  const [known] = state.dealerMachines.where('serialKey', key)
  if (!known) return { found: false, type: null, brand: null, model: null, year: null, linkable: false }
  const { type, brand, model, year } = known
  return { found: true, type, brand, model, year, linkable: !isLinked(state, key) }
}

/** Whether somebody has the machine of a serial number; one that waits for its check doesn't count. */
export function isLinked(state: SandboxState, key: string): boolean {
  return state.machines.where('serialKey', key).some(({ status }) => status !== 'pendingVerification')
}

function modelView(record: MachineModelRecord): components['schemas']['MachineModel'] {
  const { id, brand, machineType, model, modification, engine, yearFrom, yearTo, serialPrefix } = record
  return { id, brand, machineType, model, modification, engine, yearFrom, yearTo, serialPrefix }
}
