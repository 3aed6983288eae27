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
      const media = mediaOf(contract, operation, String(status))
      if (!media?.schema) throw new Error(`${operation.id}: the contract declares no answer ${status}`)
      checkers.set(key, (check = createChecker(contract, branchOf(contract, media.schema, body.status))))
    }
    // Through JSON, so that what is checked is what goes over the wire.
    const errors = check(JSON.parse(JSON.stringify(body)))
    if (errors.length === 0) return
    const list = errors.map(({ field, message }) => `${field}: ${message}`).join('\n  ')
    throw new Error(`${operation.id}: the answer ${status} ${body.status} breaks the contract:\n  ${list}`)
  }
}

function branchOf(contract: ContractDocument, schema: Schema, status: string): Schema {
  const branches = resolved<Schema>(contract, schema).oneOf ?? []
  return branches.find((branch) => statusOf(contract, branch) === status) ?? schema
}

function statusOf(contract: ContractDocument, branch: Schema): unknown {
  const { properties } = resolved<Schema>(contract, branch)
  const status = properties?.['status']
  return typeof status === 'object' ? resolved<Schema>(contract, status).const : undefined
}
