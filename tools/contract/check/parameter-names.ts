import type { CheckedOperation, Contract } from '../model/contract.ts'
import type { Parameter } from '../model/document.ts'
import { schemaAt } from '../model/reference.ts'
import { unwritable } from './parameter-text.ts'

/** Values of a request go by the parameter's name: a name that stands in two places is told apart here. */
export function withOwnNames(contract: Contract): Contract {
  const operations = contract.operations.map(ownNames)
  return { ...contract, operations, byId: new Map(operations.map((operation) => [operation.id, operation])) }
}

/**
 * Leaves out optional parameters that no request can bear, so that nothing is judged by them.
 * @returns what was left out, by operation, each with its reason
 */
export function withoutUnwritable(contract: Contract): { contract: Contract; leftOut: string[] } {
  const leftOut: string[] = []
  const reasonOf = (parameter: Parameter) => unwritableIn(contract, parameter)
  const operations = contract.operations.map((operation) => {
    const lost = operation.parameters.filter((one) => one.required !== true && reasonOf(one) !== undefined)
    leftOut.push(...lost.map((one) => `${operation.id}: ${reasonOf(one)}`))
    return lost.length === 0
      ? operation
      : { ...operation, parameters: operation.parameters.filter((one) => !lost.includes(one)) }
  })
  return {
    contract: { ...contract, operations, byId: new Map(operations.map((one) => [one.id, one])) },
    leftOut,
  }
}

/** Why no request can bear a parameter; `undefined` when one can. */
export function unwritableIn({ document }: Contract, parameter: Parameter): string | undefined {
  if (parameter.in !== 'cookie') return undefined
  const { type } = schemaAt(document, parameter.schema)
  return unwritable(parameter, Array.isArray(type) ? type : [type])
}

/** The parameter under the name that the contract gives it. */
export function asOnWire(parameter: Parameter): Parameter {
  return parameter.wireName === undefined ? parameter : { ...parameter, name: parameter.wireName }
}

/** The one in the path keeps the name, as ids of answers go by it. */
function ownNames(operation: CheckedOperation): CheckedOperation {
  const { parameters } = operation
  const keeps = (one: Parameter) =>
    one ===
    (parameters.find((other) => other.name === one.name && other.in === 'path') ??
      parameters.find((other) => other.name === one.name))
  if (parameters.every(keeps)) return operation
  return {
    ...operation,
    parameters: parameters.map((one) =>
      keeps(one) ? one : { ...one, name: `${one.name} (${one.in})`, wireName: one.name },
    ),
  }
}
