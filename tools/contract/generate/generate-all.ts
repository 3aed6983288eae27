import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { bundleContract, contractText } from '../model/bundle.ts'
import type { ContractDocument } from '../model/document.ts'
import { namedContract } from '../model/named-parts.ts'
import { actionTablesFile } from './action-tables-file.ts'
import { operationListFile, operationsFile } from './operations-file.ts'

/** File name under `src/generated/` → its text, made from the contract alone. */
export type GeneratedFiles = Record<string, string>

/**
 * Makes everything that is generated.
 * @throws {ContractError} when the contract can't be read
 */
export async function generateAll(root?: string): Promise<GeneratedFiles> {
  return generateFrom(await bundleContract(root))
}

/**
 * The same from a contract that is read already.
 * @throws {ContractError} when two of its parts get the same name
 */
export async function generateFrom(document: ContractDocument): Promise<GeneratedFiles> {
  const named = namedContract(document)
  return {
    'contract.json': contractText(named),
    'api-types.ts': await typesFile(named),
    'operations.ts': operationsFile(document),
    'operation-list.ts': operationListFile(document),
    'action-tables.ts': actionTablesFile(document),
  }
}

async function typesFile(document: ContractDocument): Promise<string> {
  // Requests may leave out what has a default; answers say what is required by `required`.
  const ast = await openapiTS(withoutExamples(withoutWebhooks(document)), {
    defaultNonNullable: false,
    silent: true,
  })
  return `// Made by \`npm run generate\` from openapi/. Never edit it by hand.\n${astToString(ast)}`
}

/** The shop calls no webhook. Payloads of webhooks are components, which have types anyway. */
function withoutWebhooks({ webhooks: _received, ...called }: ContractDocument): ContractDocument {
  return called
}

/** A copy without the examples, which give no types and take a third of the time. */
function withoutExamples(document: ContractDocument): OpenAPI3 {
  const text = JSON.stringify(document, function (this: object, key: string, value: unknown) {
    const isNamed = key === 'examples' && ('schema' in this || this === document.components)
    return isNamed ? undefined : value
  })
  return JSON.parse(text) as OpenAPI3
}
