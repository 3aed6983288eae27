import type { operations } from '../generated/api-types.ts'
import type { CodesWithData, OperationId, OperationOf } from '../generated/operations.ts'

// Types of a call, derived from the contract. `Op` is the type of a generated operation constant:
// `Data<typeof addToCart>`, `Input<typeof addToCart>['body']`.

/** Any operation constant. */
export type AnyOperation = OperationOf<OperationId>

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never
type Responses<Id extends OperationId> = operations[Id]['responses']
// Conditional on the id, so that of several operations each is looked at.
type OkAnswer<Id extends OperationId> = Id extends OperationId
  ? Responses<Id> extends { 200: infer Ok }
    ? Json<Ok>
    : never
  : never
// Without `default`: its code may be any text, and would make every code one.
type AnyAnswer<Id extends OperationId> = Id extends OperationId
  ? Json<Responses<Id>[keyof Responses<Id> & number]>
  : never

type SuccessOf<Answer> = Answer extends { status: 'success'; data: infer Payload } ? Payload : never
type CodeOf<Answer> = Answer extends { status: 'error'; errors: readonly (infer Problem)[] }
  ? Problem extends { code: infer Code extends string }
    ? Code
    : never
  : never
type RefusalData<Answer> = Answer extends { status: 'error'; data: infer Payload } ? Payload : never

/** The unwrapped `data` of a successful answer. */
export type Data<Op extends AnyOperation> = SuccessOf<OkAnswer<Op['id']>>

/** Every error code that the operation declares, in HTTP 200 and in all other statuses; of several operations all. */
export type ErrorCode<Op extends AnyOperation> = CodeOf<AnyAnswer<Op['id']>>

/** The codes of HTTP 200: refusals by a business rule. */
export type RefusalCode<Op extends AnyOperation> = CodeOf<OkAnswer<Op['id']>>

/** Every status that the operation declares, 200 among them. */
export type DeclaredStatus<Op extends AnyOperation> = keyof Responses<Op['id']> & number

/** The error codes of one status. */
export type ErrorCodeAt<Op extends AnyOperation, Status extends DeclaredStatus<Op>> = CodeOf<
  Json<Responses<Op['id']>[Status]>
>

/** The codes whose refusals carry `data` (`x-codes`). */
export type CodeWithData<Op extends AnyOperation> = CarryingOf<Op['id']>
type CarryingOf<Id> = Id extends keyof CodesWithData ? CodesWithData[Id] : never

/** What these carry, such as the fresh object with `conflict`. */
export type CarriedData<Op extends AnyOperation> = NonNullable<RefusalData<OkAnswer<Op['id']>>>

/** `data` of a refusal with this code: null unless the contract says what the code carries. */
export type DataWith<Op extends AnyOperation, Code extends ErrorCode<Op>> =
  Code extends CodeWithData<Op> ? CarriedData<Op> : null

/** Names of the path or the query parameters. */
export type ParameterName<Op extends AnyOperation, Place extends 'path' | 'query'> = [
  ParametersOf<Op, Place>,
] extends [never]
  ? never
  : keyof ParametersOf<Op, Place> & string

/** `data` of any answer that isn't a success: usually null, the fresh object for `conflict`. */
export type ProblemData<Op extends AnyOperation> = RefusalData<AnyAnswer<Op['id']>>

/** Parameters of one place. */
export type ParametersOf<Op extends AnyOperation, Place extends 'path' | 'query' | 'header'> = NonNullable<
  operations[Op['id']]['parameters'][Place]
>
type BodyOf<Op extends AnyOperation> =
  NonNullable<operations[Op['id']]['requestBody']> extends { content: { 'application/json': infer Body } }
    ? Body
    : never
// The client adds SESSID itself, so nobody else sees it.
type WithoutSessid<Body> = Body extends unknown ? Omit<Body, 'SESSID'> : never
type IfAny<Part, Then> = [Part] extends [never] ? unknown : Then

/** What a caller gives: path and query parameters and the body, each only where the operation has it. */
export type Input<Op extends AnyOperation> = Simplify<
  IfAny<ParametersOf<Op, 'path'>, { path: ParametersOf<Op, 'path'> }> &
    IfAny<ParametersOf<Op, 'query'>, OptionalIfEmpty<'query', ParametersOf<Op, 'query'>>> &
    IfAny<BodyOf<Op>, OptionalIfEmpty<'body', WithoutSessid<BodyOf<Op>>>>
>

type OptionalIfEmpty<Key extends string, Part> = object extends Part
  ? { [K in Key]?: Part }
  : { [K in Key]: Part }
type Simplify<T> = { [K in keyof T]: T[K] }
