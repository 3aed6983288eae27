import { readFileSync } from 'node:fs'
import type { ContractDocument } from '../contract.ts'

/** The bundled contract, from the file that `npm run generate` makes. */
export function readContract(): ContractDocument {
  const file = new URL('../../../src/generated/contract.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument
}
