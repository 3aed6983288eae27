import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractDocument } from './document.ts'

/** The bundled contract of this repository, which `npm run generate` writes. */
// Not by a URL: in tests of pages Vite would take it for an asset of the page.
export const generatedContractFile = join(import.meta.dirname, '../../../src/generated/contract.json')

export function readGeneratedContract(): ContractDocument {
  return JSON.parse(readFileSync(generatedContractFile, 'utf8')) as ContractDocument
}
