import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractDocument } from '../contract.ts'

// Not by a URL: in tests of pages Vite would take it for an asset of the page.
const generated = join(import.meta.dirname, '../../../src/generated/contract.json')

/** The bundled contract, from the file that `npm run generate` makes. */
export function readContract(file: string | URL = generated): ContractDocument {
  return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument
}
