import { newId } from './new-id.ts'
import type { UntypedContext } from './operation.ts'
import { OutsideWork } from './outside-work.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { forbidden, httpProblem, notFound, refuse, refuseAll } from './problems.ts'
import { unauthorized, type RequestSession } from './request-session.ts'
import type { UserRecord } from './seed/user-record.ts'
import type { State } from './state.ts'
import type { CheckedRequest } from './validation.ts'

interface CallParts<OwnState> {
  checked: CheckedRequest
  state: OwnState
  session: RequestSession
  user: UserRecord | undefined
  /** Milliseconds of the world's clock. */
  now: number
  address: string | undefined
  device: string | undefined
  reportLogin: (reason: string, login: string) => void
  /** Receives the headers that the handler sets. */
  headers: Record<string, string>
}

type Context<Fixed> = UntypedContext<State<Fixed>>

/**
 * The context of one handler call. A class, because accessors of an object literal are created anew for each request.
 */
export class HandlerCall<Fixed> implements Context<Fixed> {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly headers: Record<string, unknown>
  readonly body: unknown
  readonly state: State<Fixed>
  readonly session: RequestSession
  readonly user: UserRecord | undefined
  readonly now: number
  readonly address: string | undefined
  readonly device: string | undefined
  readonly reportLogin: Context<Fixed>['reportLogin']
  readonly newId: Context<Fixed>['newId']
  readonly setHeader: Context<Fixed>['setHeader']
  readonly awaitDelivery: Context<Fixed>['awaitDelivery']
  /** The delivery that the answer waits for. */
  awaited: { deliveryId: string; answer: (state: State<Fixed>) => unknown } | undefined
  readonly refuse: Context<Fixed>['refuse'] = refuse
  readonly refuseAll: Context<Fixed>['refuseAll'] = refuseAll
  readonly httpProblem: Context<Fixed>['httpProblem'] = httpProblem
  readonly notFound: Context<Fixed>['notFound'] = notFound
  readonly forbidden: Context<Fixed>['forbidden'] = forbidden
  readonly outside: Context<Fixed>['outside'] = (work, answer) =>
    new OutsideWork<Context<Fixed>>(async () => {
      const result = await work()
      return (context) => answer(context, result)
    })

  constructor(parts: CallParts<State<Fixed>>) {
    const { checked, state, session, user, now, headers } = parts
    this.path = checked.path
    this.query = checked.query
    this.headers = checked.headers
    this.body = checked.body
    this.state = state
    this.session = session
    this.user = user
    this.now = now
    this.address = parts.address
    this.device = parts.device
    this.reportLogin = parts.reportLogin
    this.newId = (collection) => newId(state, collection)
    this.awaitDelivery = (deliveryId, later) => void (this.awaited = { deliveryId, answer: later })
    this.setHeader = (name, value) => void (headers[name.toLowerCase()] = value)
  }

  get nowIso(): string {
    return new Date(this.now).toISOString()
  }

  get customer(): UserRecord {
    if (!this.user) throw unauthorized()
    return this.user
  }

  get outbox(): Outbox {
    return createOutbox(this.state, this.now)
  }
}
