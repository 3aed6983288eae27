import { beforeAll, expect, test } from 'vitest'
import { actionTables } from '../tools/contract/model/action-table.ts'
import { bundleContract } from '../tools/contract/model/bundle.ts'
import {
  type ContractDocument,
  operationEntries,
  type OperationEntry,
} from '../tools/contract/model/document.ts'
import { jsonSchema } from '../tools/contract/model/json-content.ts'
import { recordOf } from '../tools/contract/model/record.ts'
import { schemaAt } from '../tools/contract/model/reference.ts'
import { branchesOf } from '../tools/contract/model/subschemas.ts'

let contract: ContractDocument
beforeAll(async () => {
  contract = await bundleContract()
})

test('R-ORDER-03 every action that an object can offer has a call', () => {
  const operations = new Set(operationEntries(contract).map(({ operation }) => operation.operationId))
  const uncalled = [...actionTables(contract)].flatMap(([name, table]) =>
    valuesOf(name)
      .filter((action) => !table[action]?.operations.some((id) => operations.has(id)))
      .map((action) => `${name} ${action}`),
  )
  expect(uncalled).toEqual([])
  expect(valuesOf('OrderAction')).toHaveLength(14)
})

test('R-ORDER-03 every object with allowed actions says who may take them', () => {
  const untold = Object.entries(contract.components?.['schemas'] ?? {}).filter(([, schema]) => {
    const { allowedActions } = recordOf(recordOf(schema)['properties'])
    const actions = schemaAt(contract, schemaAt(contract, allowedActions)['items'])
    return allowedActions !== undefined && !('x-actions' in actions)
  })
  expect(untold.map(([name]) => name)).toEqual([])
})

test('R-ORDER-03 every call that acts on an object with allowed actions is one of its actions', () => {
  const named = new Set(
    [...actionTables(contract).values()].flatMap((table) =>
      Object.values(table).flatMap(({ operations }) => operations),
    ),
  )
  const acting = operationEntries(contract).filter(acts)
  expect(acting.length).toBeGreaterThan(12)
  expect(acting.map(({ operation }) => operation.operationId).filter((id) => !named.has(id))).toEqual([])
})

function valuesOf(name: string): string[] {
  const { enum: values } = recordOf(contract.components?.['schemas']?.[name])
  return Array.isArray(values) ? values.map(String) : []
}

/** A write that names an object with actions and answers it. */
function acts({ operation, parameters }: OperationEntry): boolean {
  if (operation['x-effect'] === 'read') return false
  const answer = jsonSchema(contract, operation.responses['200'])
  const body = recordOf(jsonSchema(contract, operation.requestBody)?.['properties'])
  const namesOne =
    'version' in body || parameters.some(({ in: place, name }) => place === 'path' && name === 'id')
  return (
    namesOne &&
    branchesOf(answer ?? {}, 'oneOf').some((branch) => {
      const { data } = recordOf(schemaAt(contract, branch)['properties'])
      return offersActions(data)
    })
  )
}

/** `data` is an object with `allowedActions`, or holds one whose schema has a table. */
function offersActions(data: unknown): boolean {
  const fields = recordOf(schemaAt(contract, data)['properties'])
  return [data, ...Object.values(fields)].some((node) => {
    const { allowedActions } = recordOf(schemaAt(contract, node)['properties'])
    return 'x-actions' in schemaAt(contract, recordOf(allowedActions)['items'])
  })
}
