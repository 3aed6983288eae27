import { readFileSync } from 'node:fs'
import type { ContractDocument } from '../contract.ts'

const generated = new URL('../../../src/generated/contract.json', import.meta.url)

/** The bundled contract, from the file that `npm run generate` makes. */
export function readContract(file: URL = generated): ContractDocument {
  return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument
}
