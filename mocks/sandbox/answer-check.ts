import type { Schema } from '@cfworker/json-schema'
import { mediaOf, resolved, type ContractDocument, type ContractOperation } from './contract.ts'
import { createChecker, type SchemaChecker } from './schema-checker.ts'

/** Throws when an answer isn't what the contract declares for its status. For tests and development. */
export type AnswerCheck = (
  operation: ContractOperation,
  status: number,
  body: { status: string; data: unknown; errors: unknown },
) => void

/** Checks answers by the branch of `oneOf` that has their `status`, so that the report names the wrong field. */
export function createAnswerCheck(contract: ContractDocument): AnswerCheck {
  const checkers = new Map<string, SchemaChecker>()

  return (operation, status, body) => {
    const key = `${operation.id} ${status} ${body.status}`
    let check = checkers.get(key)
    if (!check) {
      const schema = answerSchema(contract, operation, status, body.status)
      if (!schema) throw new Error(`${operation.id}: the contract declares no answer ${status}`)
      checkers.set(key, (check = createChecker(contract, schema)))
    }
    // Through JSON, so that what is checked is what goes over the wire.
    const errors = check(JSON.parse(JSON.stringify(body)))
    if (errors.length === 0) return
    const list = errors.map(({ field, message }) => `${field}: ${message}`).join('\n  ')
    throw new Error(`${operation.id}: the answer ${status} ${body.status} breaks the contract:\n  ${list}`)
  }
}

/** What the contract says of an answer: of a `oneOf` the branch whose `status` it has. `undefined` when it declares none. */
export function answerSchema(
  contract: ContractDocument,
  operation: ContractOperation,
  status: number,
  envelopeStatus: unknown,
): Schema | undefined {
  const schema = mediaOf(contract, operation, String(status))?.schema
  return schema && branchOf(contract, schema, envelopeStatus)
}

function branchOf(contract: ContractDocument, schema: Schema, status: unknown): Schema {
  const branches = resolved<Schema>(contract, schema).oneOf ?? []
  return branches.find((branch) => statusOf(contract, branch) === status) ?? schema
}

function statusOf(contract: ContractDocument, branch: Schema): unknown {
  const { properties } = resolved<Schema>(contract, branch)
  const status = properties?.['status']
  return typeof status === 'object' ? resolved<Schema>(contract, status).const : undefined
}
