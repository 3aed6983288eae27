import type { operations } from '../../src/generated/api-types.ts'
import type { UserRecord } from './seed/account-records.ts'
import type { Seed } from './seed/seed.ts'
import type { CollectionName } from './collections.ts'
import type { Outbox } from './outbox.ts'
import type { ApiErrorEntry, SandboxProblem } from './problems.ts'
import type { Session } from './session.ts'
import type { State } from './state.ts'

// Types of a sandbox operation, derived from the contract's generated types. `Op` is an entry of `operations`.

export type OperationId = keyof operations

/** What of the seed never changes: `state.catalogue`, `state.stores`, `state.pages` … */
export type FixedSeed = Omit<Seed, CollectionName>

/** The state that the operations of the shop work on. */
export type SandboxState = State<FixedSeed>

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never
type Answers<Op> = Op extends { responses: infer Responses } ? Responses : never
type OkAnswer<Op> = Answers<Op> extends { 200: infer Ok } ? Json<Ok> : never
type Parameters<Op, Place extends string> = Op extends { parameters: infer All }
  ? Place extends keyof All
    ? Exclude<All[Place], undefined>
    : never
  : never
/** An absent group of parameters is an empty object, never `undefined`. */
type Group<T> = [T] extends [never] ? Record<string, never> : T

type SuccessData<Answer> = Answer extends { status: 'success'; data: infer Data } ? Data : never
type Codes<Answer> = Answer extends { status: 'error'; errors: readonly (infer Entry)[] }
  ? Entry extends { code: infer Code }
    ? Code
    : never
  : never
type RefusalData<Answer> = Answer extends { status: 'error'; data: infer Data } ? Data : never

/** `data` of the operation's success answer; a whole `Response` where the answer isn't JSON (a file). */
export type DataOf<Op> = [OkAnswer<Op>] extends [never] ? Response : SuccessData<OkAnswer<Op>>
/** Codes with which the operation may refuse inside HTTP 200. */
export type RefusalCode<Op> = Codes<OkAnswer<Op>> & string
type PathOf<Op> = Group<Parameters<Op, 'path'>>
type QueryOf<Op> = Group<Parameters<Op, 'query'>>
type HeadersOf<Op> = Group<Parameters<Op, 'header'>>
type BodyOf<Op> = Op extends { requestBody: infer Body }
  ? Json<Body>
  : Op extends { requestBody?: infer Body }
    ? Json<Exclude<Body, undefined>> | undefined
    : undefined

/** What a handler is given. Everything of the request is already checked against the contract. */
export interface HandlerContext<Op, OwnState = SandboxState> {
  path: PathOf<Op>
  /** Numbers, booleans and lists are parsed, defaults of the contract filled in. */
  query: QueryOf<Op>
  body: BodyOf<Op>
  headers: HeadersOf<Op>
  state: OwnState
  session: Session
  /** The customer whose token came with the request; `undefined` for a guest. */
  user: UserRecord | undefined
  /** The same where the operation needs a token; for a guest reading it answers 401. */
  readonly customer: UserRecord
  /** Milliseconds of the world's clock. */
  now: number
  /** `now` in ISO 8601. */
  readonly nowIso: string
  /** The next free number of a collection with numeric ids; the same in every run. */
  newId: (collection: CollectionName) => number
  outbox: Outbox
  // Methods, not properties, for the same reason as in Handler below.
  /** `throw refuse(code, message, field?, data?)`; the code is one that this operation declares. */
  refuse(
    this: void,
    code: RefusalCode<Op>,
    message: string,
    field?: string,
    data?: RefusalData<OkAnswer<Op>>,
  ): SandboxProblem
  /** The same with several reasons. */
  refuseAll(this: void, errors: readonly (ApiErrorEntry & { code: RefusalCode<Op> })[]): SandboxProblem
  /** Sets a header of the success answer. */
  setHeader: (name: string, value: string) => void
}

// Method form on purpose: an exact handler stays assignable to the runtime's loose table.
/** Answers one operation: the envelope's `data`, or throws a problem. */
export type Handler<Op, OwnState = SandboxState> = {
  answer(context: HandlerContext<Op, OwnState>): DataOf<Op> | Promise<DataOf<Op>>
}['answer']

/** Marks an operation that has no behaviour yet: it answers the contract's first example of success. */
export const contractExample = Symbol('contract example')
export type ContractExample = typeof contractExample

/** Handlers of all operations: a new one in the contract is a type error until it is answered here. */
export type SandboxOperations = {
  [Id in OperationId]: Handler<operations[Id]> | ContractExample
}

/** The context as the runtime makes it, before types are put on it. */
export interface UntypedContext<OwnState> extends Omit<
  HandlerContext<never, OwnState>,
  'path' | 'query' | 'body' | 'headers' | 'refuse' | 'refuseAll'
> {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  headers: Record<string, unknown>
  refuse(this: void, code: string, message: string, field?: string, data?: unknown): SandboxProblem
  refuseAll(this: void, errors: readonly ApiErrorEntry[]): SandboxProblem
}

/** Any table of handlers, for the runtime: generated contracts, and small ones of tests. */
export type OperationTable<OwnState> = Readonly<
  Record<string, ContractExample | { answer(context: UntypedContext<OwnState>): unknown }['answer']>
>
