import type { CheckedOperation, Contract } from '../model/contract.ts'
import type { Parameter } from '../model/document.ts'

/** Values of a request go by the parameter's name: a name that stands in two places is told apart here. */
export function withOwnNames(contract: Contract): Contract {
  const operations = contract.operations.map(ownNames)
  return { ...contract, operations, byId: new Map(operations.map((operation) => [operation.id, operation])) }
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
