import type {
  CarriedData,
  CodeWithData,
  Data,
  DeclaredStatus,
  ErrorCodeAt,
  ParametersOf,
  RefusalCode as DeclaredCode,
} from '../../src/api/operation.ts'
import type { operations } from '../../src/generated/api-types.ts'
import type { OperationId, OperationOf } from '../../src/generated/operations.ts'
import type { UserRecord } from './seed/user-record.ts'
import type { Seed } from './seed/seed.ts'
import type { CollectionName } from './collections.ts'
import type { Outbox } from './outbox.ts'
import type { OutsideWork } from './outside-work.ts'
import type { FailureDetails, ProblemStatus, Reason, SandboxProblem } from './problems.ts'
import type { Session } from './session.ts'
import type { State } from './state.ts'

// Types of a sandbox operation, derived from the contract by its operationId.

export type { OperationId }

/** The fixed part of the seed: `state.catalogue`, `state.stores`, `state.pages` … */
export type FixedSeed = Omit<Seed, CollectionName>

/** The state of the shop's operations. */
export type SandboxState = State<FixedSeed>

/** An absent group of parameters is an empty object, never `undefined`. */
type Group<T> = [T] extends [never] ? Record<string, never> : T
type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never
/** A file of an upload, read. */
export interface SentFile {
  name: string
  bytes: Uint8Array
}
/** A part with a file is the file itself, whatever its type in JSON would be. */
type Upload<Form> = { [Name in keyof Form]: Name extends 'file' ? SentFile : Form[Name] }
type Content<Body> = Body extends { content: { 'multipart/form-data': infer Form } }
  ? Upload<Form>
  : Json<Body>
type BodyOf<Op> = Op extends { requestBody: infer Body }
  ? Content<Body>
  : Op extends { requestBody?: infer Body }
    ? Json<Exclude<Body, undefined>> | undefined
    : undefined

/** `data` of the operation's success answer; a whole `Response` where the answer isn't JSON (a file). */
export type DataOf<Id extends OperationId> = [Data<OperationOf<Id>>] extends [never]
  ? Response
  : Data<OperationOf<Id>>

/** Dotted paths of a value's members; an item of a list is its number. */
type PathOf<Value> = Value extends readonly (infer Item)[]
  ? `${number}` | `${number}.${PathOf<Item>}`
  : Value extends object
    ? string extends keyof Value
      ? string
      : { [Name in keyof Value & string]: Name | `${Name}.${PathOf<Value[Name]>}` }[keyof Value & string]
    : never
type NamesOf<Place> = [Place] extends [never] ? never : keyof Place & string

/** What `field` of a reason may name: a member of the body, or a parameter; of several operations what all of them take. */
export type RequestField<Id extends OperationId> = Extract<
  Shared<
    Id extends OperationId
      ? [
          | PathOf<NonNullable<BodyOf<operations[Id]>>>
          | NamesOf<ParametersOf<OperationOf<Id>, 'path'>>
          | NamesOf<ParametersOf<OperationOf<Id>, 'query'>>
          | NamesOf<ParametersOf<OperationOf<Id>, 'header'>>,
        ]
      : never
  >,
  string
>

// Tuples, so that a union in one of them stays whole.
/** What all members of a union of one-element tuples have in common. */
type Shared<Lists> = (Lists extends [infer Part] ? (part: Part) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never
type SharedCode<Lists> = Extract<Shared<Lists>, string>
/** Codes with which the operation may refuse inside HTTP 200; of several operations those that all of them have. */
export type RefusalCode<Id extends OperationId> = SharedCode<
  Id extends OperationId ? [DeclaredCode<OperationOf<Id>>] : never
>
/** Those that come without data, and those that carry it in every one of the operations. */
export type PlainCode<Id extends OperationId> = Exclude<RefusalCode<Id>, CodeWithData<OperationOf<Id>>>
export type CarryingCode<Id extends OperationId> = SharedCode<
  Id extends OperationId ? [CodeWithData<OperationOf<Id>>] : never
>
type Carried<Id extends OperationId> = Shared<Id extends OperationId ? [CarriedData<OperationOf<Id>>] : never>

/**
 * `throw refuse(code, message, field?)`, with `data` where the contract says that the code carries it. A rule that
 * serves several operations asks for `Refuse<'a' | 'b'>`: it may use what all of them declare.
 */
export type Refuse<Id extends OperationId> = (
  this: void,
  ...refusal:
    | [code: PlainCode<Id>, message: string, field?: RequestField<Id>]
    | [code: CarryingCode<Id>, message: string, field: RequestField<Id> | undefined, data: Carried<Id>]
) => SandboxProblem

/** The same with several reasons; the first one decides whether there is data. */
export type RefuseAll<Id extends OperationId> = (
  this: void,
  ...refusal:
    | [reasons: readonly [ReasonOf<Id, PlainCode<Id>>, ...ReasonOf<Id>[]]]
    | [reasons: readonly [ReasonOf<Id, CarryingCode<Id>>, ...ReasonOf<Id>[]], data: Carried<Id>]
) => SandboxProblem

/** One reason of a refusal of the operation. */
export type ReasonOf<Id extends OperationId, Code extends string = RefusalCode<Id>> = Reason<
  Code,
  RequestField<Id>
>

/** Statuses besides 200 that the operation declares; of several operations those that all of them declare. */
type FailureStatus<Id extends OperationId> = Extract<
  Shared<Id extends OperationId ? [Exclude<DeclaredStatus<OperationOf<Id>>, 200>] : never>,
  ProblemStatus
>
type FailureCode<Id extends OperationId, Status extends ProblemStatus> = SharedCode<
  Id extends OperationId
    ? [Status extends DeclaredStatus<OperationOf<Id>> ? ErrorCodeAt<OperationOf<Id>, Status> : never]
    : never
>

/** `throw httpProblem(status, code, message)`: an answer with one status and code. */
export type Failure<Status extends ProblemStatus, Code extends string, Field extends string = never> = (
  this: void,
  status: Status,
  code: Code,
  message: string,
  more?: FailureDetails<Field>,
) => SandboxProblem

/** The same with the statuses, codes and fields of the operation. */
export type HttpProblem<Id extends OperationId> = (
  this: void,
  ...failure: {
    [Status in FailureStatus<Id>]: [
      status: Status,
      code: FailureCode<Id, Status>,
      message: string,
      more?: FailureDetails<RequestField<Id>>,
    ]
  }[FailureStatus<Id>]
) => SandboxProblem

/** `throw notFound(message?)`; `never` where the operation doesn't declare the status. */
type ShortFailure<Id extends OperationId, Status extends ProblemStatus> =
  Status extends FailureStatus<Id> ? (this: void, message?: string) => SandboxProblem : never
export type NotFound<Id extends OperationId> = ShortFailure<Id, 404>
export type Forbidden<Id extends OperationId> = ShortFailure<Id, 403>

/** The context of a handler. The request is already checked against the contract. */
export interface HandlerContext<Id extends OperationId, OwnState = SandboxState> {
  path: Group<ParametersOf<OperationOf<Id>, 'path'>>
  /** Numbers, booleans and lists are parsed, defaults of the contract filled in. */
  query: Group<ParametersOf<OperationOf<Id>, 'query'>>
  body: BodyOf<operations[Id]>
  headers: Group<ParametersOf<OperationOf<Id>, 'header'>>
  state: OwnState
  session: Session
  /** The customer whose token came with the request; `undefined` for a guest. */
  user: UserRecord | undefined
  /** The same for operations that need a token; reading it throws 401 for a guest. */
  readonly customer: UserRecord
  /** Milliseconds of the world's clock. */
  now: number
  /** `now` in ISO 8601. */
  readonly nowIso: string
  /** The visitor's network address; `undefined` where nobody tells it. */
  readonly address: string | undefined
  /** The value of the cookie `DEVICE`. */
  readonly device: string | undefined
  /** Tells the log of a login that failed; the log gets a keyed hash of what was typed. */
  reportLogin: (reason: string, login: string) => void
  /** The next free number of a collection with numeric ids; the same in every run. */
  newId: (collection: CollectionName) => number
  outbox: Outbox
  refuse: Refuse<Id>
  refuseAll: RefuseAll<Id>
  httpProblem: HttpProblem<Id>
  notFound: NotFound<Id>
  forbidden: Forbidden<Id>
  /** Sets a header of the success answer. */
  setHeader: (name: string, value: string) => void
  /**
   * Lets the answer wait some seconds for a delivery of a webhook that this call plans. What the handler returns is
   * answered when the time is over, else what `answer` makes of the state of then.
   */
  awaitDelivery: (deliveryId: string, answer: (state: OwnState) => DataOf<Id> | undefined) => void
  /**
   * `throw outside(work, answer)`: does slow work while the world is free for others, then answers by its result, in a context of
   * then. What was written before is kept.
   */
  outside<Result>(
    this: void,
    work: () => Promise<Result>,
    answer: (context: HandlerContext<Id, OwnState>, result: Result) => DataOf<Id> | Promise<DataOf<Id>>,
  ): OutsideWork
}

// Method form on purpose: an exact handler stays assignable to the runtime's loose table.
/** Answers one operation: the envelope's `data`, or throws a problem. */
export type Handler<Id extends OperationId, OwnState = SandboxState> = {
  answer(context: HandlerContext<Id, OwnState>): DataOf<Id> | Promise<DataOf<Id>>
}['answer']

/** Marks an operation without a handler: it answers the contract's first example of success. */
export const contractExample = Symbol('contract example')
export type ContractExample = typeof contractExample

/** Handlers of all operations: a new one in the contract is a type error until it is answered here. */
export type SandboxOperations = {
  [Id in OperationId]: Handler<Id> | ContractExample
}

/** The context as the runtime makes it, before types are put on it. */
export interface UntypedContext<OwnState> extends Omit<
  HandlerContext<OperationId, OwnState>,
  | 'path'
  | 'query'
  | 'body'
  | 'headers'
  | 'refuse'
  | 'refuseAll'
  | 'httpProblem'
  | 'notFound'
  | 'forbidden'
  | 'awaitDelivery'
  | 'outside'
> {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  headers: Record<string, unknown>
  // Methods, for the same reason as in Handler.
  refuse(this: void, code: string, message: string, field?: string, data?: unknown): SandboxProblem
  refuseAll(this: void, reasons: readonly Reason[], data?: unknown): SandboxProblem
  httpProblem(
    this: void,
    status: ProblemStatus,
    code: string,
    message: string,
    more?: FailureDetails,
  ): SandboxProblem
  notFound(this: void, message?: string): SandboxProblem
  forbidden(this: void, message?: string): SandboxProblem
  awaitDelivery(this: void, deliveryId: string, answer: (state: OwnState) => unknown): void
  outside<Result>(
    this: void,
    work: () => Promise<Result>,
    answer: (context: UntypedContext<OwnState>, result: Result) => unknown,
  ): OutsideWork
}

/** Any table of handlers, for the runtime: generated contracts, and small ones of tests. */
export type OperationTable<OwnState> = Readonly<
  Record<string, ContractExample | { answer(context: UntypedContext<OwnState>): unknown }['answer']>
>
