import type { operations } from '../generated/api-types.ts'
import type { OperationId, OperationOf } from '../generated/operations.ts'

// Types of a call, derived from the contract. `Op` is the type of a generated operation constant:
// `Data<typeof addToCart>`, `Input<typeof addToCart>['body']`.

/** Any operation constant. */
export type AnyOperation = { [Id in OperationId]: OperationOf<Id> }[OperationId]
type IdOf<Op extends AnyOperation> = Op['id']

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never
type Responses<Op extends AnyOperation> = operations[IdOf<Op>]['responses']
type OkAnswer<Op extends AnyOperation> = Responses<Op> extends { 200: infer Ok } ? Json<Ok> : never
type AnyAnswer<Op extends AnyOperation> = Json<Responses<Op>[keyof Responses<Op>]>

type SuccessOf<Answer> = Answer extends { status: 'success'; data: infer Payload } ? Payload : never
type CodeOf<Answer> = Answer extends { status: 'error'; errors: readonly (infer Problem)[] }
  ? Problem extends { code: infer Code }
    ? Code
    : never
  : never
type RefusalData<Answer> = Answer extends { status: 'error'; data: infer Payload } ? Payload : never

/** The unwrapped `data` of a successful answer. */
export type Data<Op extends AnyOperation> = SuccessOf<OkAnswer<Op>>

/** Every error code that the operation declares, in HTTP 200 and in all other statuses. */
export type ErrorCode<Op extends AnyOperation> = CodeOf<AnyAnswer<Op>>

/** Every status that the operation declares, 200 among them. */
export type DeclaredStatus<Op extends AnyOperation> = keyof Responses<Op> & number

/** The error codes of one status; those of 200 are refusals by a business rule. */
export type ErrorCodeAt<Op extends AnyOperation, Status extends DeclaredStatus<Op>> = CodeOf<
  Json<Responses<Op>[Status]>
>

/** Names of the path or the query parameters. */
export type ParameterName<Op extends AnyOperation, Place extends 'path' | 'query'> = [
  ParametersOf<Op, Place>,
] extends [never]
  ? never
  : keyof ParametersOf<Op, Place> & string

/** `data` of a refusal: usually null, the fresh object for `conflict`. */
export type ProblemData<Op extends AnyOperation> = RefusalData<AnyAnswer<Op>>

type ParametersOf<Op extends AnyOperation, Place extends 'path' | 'query'> = NonNullable<
  operations[IdOf<Op>]['parameters'][Place]
>
type BodyOf<Op extends AnyOperation> =
  NonNullable<operations[IdOf<Op>]['requestBody']> extends { content: { 'application/json': infer Body } }
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
