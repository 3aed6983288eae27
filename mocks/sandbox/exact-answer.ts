import type { ContractExample, DataOf, OperationId } from './operation.ts'

type Union<Value, Name extends PropertyKey> = Value extends unknown
  ? Name extends keyof Value
    ? Value[Name]
    : never
  : never
/** Of a declared union the members that the answer fits; all of them when it fits none alone. */
type Fitting<Given, Declared> = Declared extends unknown ? (Given extends Declared ? Declared : never) : never
type Chosen<Given, Declared> = [Fitting<Given, Declared>] extends [never]
  ? Declared
  : Fitting<Given, Declared>
type KeyOf<Value> = Value extends unknown ? keyof Value : never

/** How deep an answer is compared: a section of the catalogue contains sections. */
type Deepest = [0, 0, 0, 0, 0, 0, 0, 0, 0]

/** Dotted names of members of an answer that its declared type doesn't have; `*` is an item of a list. */
export type Undocumented<Given, Declared, Depth extends readonly 0[] = []> = [
  unknown extends Declared ? Deepest : Depth,
] extends [Deepest]
  ? never
  : Given extends readonly (infer Item)[]
    ? Inside<'*', Undocumented<Item, Extract<Declared, readonly unknown[]>[number], [...Depth, 0]>>
    : Given extends object
      ? UndocumentedMember<Given, Extract<Chosen<Given, Declared>, object>, Depth>
      : never
type UndocumentedMember<Given, Declared, Depth extends readonly 0[]> = {
  [Name in keyof Given & string]: Name extends KeyOf<Declared>
    ? Inside<Name, Undocumented<Given[Name], Union<Declared, Name>, [...Depth, 0]>>
    : string extends KeyOf<Declared>
      ? never
      : Name
}[keyof Given & string]
type Inside<Name extends string, Path> = Path extends string ? `${Name}.${Path}` : never

/** A table of handlers; one that answers an undocumented member is typed by the member's name, which doesn't fit. */
export type ExactOperations<Table> = {
  [Id in keyof Table]: Id extends OperationId ? ExactHandler<Table[Id], DataOf<Id>> : never
}
type ExactHandler<Handler, Declared> = Handler extends ContractExample
  ? Handler
  : Handler extends (...call: never) => infer Given
    ? [Undocumented<Awaited<Given>, Declared>] extends [never]
      ? Handler
      : { undocumented: Undocumented<Awaited<Given>, Declared> }
    : never

/**
 * The same table. Refuses members that the contract doesn't declare: TypeScript itself takes them in what a handler
 * returns.
 */
export function exactly<Table>(table: Table & ExactOperations<Table>): Table {
  return table
}
