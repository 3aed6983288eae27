import type { Failure, SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { StoreRecord } from '../seed/records.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { Session } from '../session.ts'
import { usableMachines } from './machines.ts'

/** The visitor and the branch of an answer: all that prices, stock and cards depend on. */
export interface Viewpoint {
  catalogue: Catalogue
  stores: readonly StoreRecord[]
  /** The branch that the answer is made for. */
  branch: StoreRecord
  /** Quantities in the visitor's cart by product id. */
  inCart: ReadonlyMap<number, number>
  /** Units that orders have taken: product id → store id → units. */
  reserved: Reserved
  /** Machines that the visitor buys parts for: of the current company, or the person's own. */
  machines: readonly MachineRecord[]
}

export type Reserved = ReadonlyMap<number, ReadonlyMap<number, number>>

/** The branch of the visitor's address: Екатеринбург for everybody. */
const storeByAddress = 4

interface Visitor {
  state: Pick<SandboxState, 'catalogue' | 'stores' | 'carts' | 'reservations' | 'machines'>
  session: Pick<Session, 'storeId' | 'owner' | 'companyId'>
  user: UserRecord | undefined
}

type BranchChooser = Omit<Visitor, 'state'> & { state: Pick<SandboxState, 'stores'> }

/** The branch chosen in the session (O-84), else the customer's own, else that of the visitor's address. */
export function branchOf({ state: { stores }, session, user }: BranchChooser): StoreRecord {
  const id = session.storeId ?? user?.defaultStoreId ?? storeByAddress
  const branch = stores.find((one) => one.id === id) ?? stores[0]
  if (!branch) throw new Error('The seed has no branches')
  return branch
}

/** The branch of the parameter `store` (an `xmlId`; an unknown one is 422), without it that of the visitor. */
export function branchNamed(
  chooser: BranchChooser & { httpProblem: Failure<422, 'validation', 'store'> },
  store: string | undefined,
): StoreRecord {
  if (store === undefined) return branchOf(chooser)
  const named = chooser.state.stores.find(({ xmlId }) => xmlId === store)
  if (!named) throw chooser.httpProblem(422, 'validation', 'Такого филиала нет.', { field: 'store' })
  return named
}

export function viewpointOf(visitor: Visitor, branch: StoreRecord = branchOf(visitor)): Viewpoint {
  const { state, session, user } = visitor
  const lines = state.carts.get(session.owner)?.lines ?? []
  return {
    catalogue: state.catalogue,
    stores: state.stores,
    branch,
    inCart: new Map(lines.map(({ productId, quantity }) => [productId, quantity])),
    reserved: reservedUnits(state),
    machines: user ? usableMachines(state, user, session.companyId) : [],
  }
}

/** Units of the seed's stock that orders have taken. */
export function reservedUnits({ reservations }: Pick<SandboxState, 'reservations'>): Reserved {
  return new Map(
    reservations
      .all()
      .map(({ id, stores }) => [id, new Map(stores.map(({ storeId, quantity }) => [storeId, quantity]))]),
  )
}
