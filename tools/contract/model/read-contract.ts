import { readFileSync, statSync } from 'node:fs'
import { bundleContract, contractRoot } from './bundle.ts'
import { type Contract, contractOf } from './contract.ts'
import { type ContractDocument, ContractError } from './document.ts'
import { pointerOfFragment, valueAt } from './json-pointer.ts'
import { inDialect31 } from './openapi-dialect.ts'

/** Contracts of one file: validators of all schemas are compiled for each contract object, which takes seconds. */
const known = new Map<string, { stamp: string; contract: Contract }>()

/**
 * Reads a contract, ours or another team's: OpenAPI 3.0 or newer, YAML or JSON, one file or split over many.
 * @throws {ContractError} when it can't be read; the message names the file
 */
export async function readContractFile(file: string = contractRoot): Promise<Contract> {
  const stamp = stampOf(file)
  const before = known.get(file)
  if (before?.stamp === stamp) return before.contract
  const { document, isWhole } = await readFrom(file)
  const contract = contractOf(document, file)
  if (isWhole) known.set(file, { stamp, contract })
  return contract
}

/** The bundled document of a contract, as `readContractFile` reads it. */
export async function readDocument(file: string): Promise<ContractDocument> {
  return (await readFrom(file)).document
}

async function readFrom(file: string): Promise<{ document: ContractDocument; isWhole: boolean }> {
  try {
    const whole = file.endsWith('.json') ? parseWhole(file) : undefined
    const document = inDialect31(whole ?? (await bundleContract(file)), file)
    return { document, isWhole: whole !== undefined }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ContractError(reason.includes(file) ? reason : `${file}: ${reason}`)
  }
}

/** Differs when a file was written anew. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return `${stats?.mtimeMs} ${stats?.size}`
}

/** The document of a JSON file; `undefined` when it refers to other files and has to be bundled. */
function parseWhole(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  if (/"\$ref"\s*:\s*"[^#"]/.test(text)) return undefined
  const document = JSON.parse(text) as unknown
  for (const [, fragment = ''] of text.matchAll(/"\$ref"\s*:\s*"#([^"]*)"/g))
    if (valueAt(document, pointerOfFragment(fragment)) === undefined)
      throw new ContractError(`the $ref #${fragment} leads nowhere`)
  return document
}
