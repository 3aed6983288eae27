import type { Change } from './store.ts'

/** Acts in a world besides its visitors: the seller. It writes into the state that it is given. */
export interface Background<OwnState> {
  /** Does everything that is due at `now`, milliseconds of the world's clock. Called before any work in a world. */
  catchUp(state: OwnState, now: number): void
  /** Called with what was written, before it is stored; `before` is the state without it. */
  follow(work: { before: OwnState; state: OwnState; changes: readonly Change[]; now: number }): void
  /** The answer to `GET /sandbox/seller`. */
  overview(state: OwnState, now: number): object
  /** Does what the body of `POST /sandbox/seller` asks for. @throws a problem when it can't be done */
  act(state: OwnState, asked: SellerRequest, now: number): object
}

/** The body of `POST /sandbox/seller`, as it came. */
export interface SellerRequest {
  orderId?: unknown
  companyId?: unknown
  step?: unknown
  comment?: unknown
  lineId?: unknown
  quantity?: unknown
  price?: unknown
  deliveryPrice?: unknown
  sum?: unknown
}
