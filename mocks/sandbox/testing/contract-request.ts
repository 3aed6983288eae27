import { type ContractOperation, type MediaTypeObject, type ParameterObject, resolved } from '../contract.ts'
import { readContract } from '../node/read-contract.ts'

// Requests as the contract's examples have them, for tests that go through all operations.

const contract = readContract()

/** The parameters of an operation in some places. */
export const parametersIn = ({ parameters }: ContractOperation, ...places: ParameterObject['in'][]) =>
  parameters.filter((one) => places.includes(one.in))

/** The example of a parameter as text; empty when it has none. */
export function parameterExample(parameter: ParameterObject & MediaTypeObject): string {
  const { example, examples = {} } = parameter
  const [first] = Object.values(examples)
  const value = example ?? (first && resolved<{ value?: unknown }>(contract, first).value)
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

/** The address of the contract's example, with other values for some parameters. */
export function exampleAddress(operation: ContractOperation, values: Record<string, string> = {}): string {
  const valueOf = (one: ParameterObject) => values[one.name] ?? encodeURIComponent(parameterExample(one))
  let { path } = operation
  for (const one of parametersIn(operation, 'path'))
    path = path.replace(
      `{${one.name}}`,
      one['x-multi-segment'] ? valueOf(one).replaceAll('%2F', '/') : valueOf(one),
    )
  const query = parametersIn(operation, 'query')
    .filter((one) => one.required || one.name in values)
    .map((one) => `${encodeURIComponent(one.name)}=${valueOf(one)}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** The body of the contract's first example; `undefined` for an operation without one. */
export function exampleBody({ definition }: ContractOperation): Record<string, unknown> | undefined {
  if (!definition.requestBody) return undefined
  const { content = {} } = resolved(contract, definition.requestBody)
  const [first] = Object.values(content['application/json']?.examples ?? {})
  const value = first && resolved<{ value?: unknown }>(contract, first).value
  return { ...(value as object | undefined) }
}

/** The headers that an operation asks for, but for those of the session. */
export function exampleHeaders(operation: ContractOperation): Record<string, string> {
  const required = parametersIn(operation, 'header').filter(
    ({ required: isNeeded, name }) => isNeeded && name !== 'X-SESSID',
  )
  return Object.fromEntries(required.map((one) => [one.name, parameterExample(one)]))
}
