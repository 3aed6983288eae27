import { join } from 'node:path'
import { type ContractDocument, ContractError } from './document.ts'
import { completeContract } from './every-operation.ts'

/** The contract's root file. */
// Not by a URL: in tests of pages Vite would take it for an asset of the page.
export const contractRoot = join(import.meta.dirname, '../../../openapi/openapi.yaml')

/**
 * Reads the hand-written files and joins them to one document, shared parts under `components`.
 * @param root path of the root YAML file
 * @throws {ContractError} when a file is missing, isn't YAML or a `$ref` leads nowhere
 */
export async function bundleContract(root: string = contractRoot): Promise<ContractDocument> {
  // Loaded here: who only reads a bundled contract shall not wait for the bundler.
  const { bundle, createConfig } = await import('@redocly/openapi-core')
  const config = await createConfig({})
  const { bundle: document, problems } = await bundle({ ref: root, config }).catch((error: unknown) => {
    throw new ContractError(error instanceof Error ? error.message : String(error))
  })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0)
    throw new ContractError(
      errors
        .map(({ location: [place], message }) => {
          const pointer = place?.pointer === undefined ? '' : ` at ${place.pointer}`
          return `${place?.source.absoluteRef ?? root}: ${message}${pointer}`
        })
        .join('\n'),
    )
  return completeContract(document.parsed as ContractDocument)
}

/** A bundled contract as a file: `src/generated/contract.json` and the released ones. */
export function contractText(document: ContractDocument): string {
  return `${JSON.stringify(document, null, 1)}\n`
}
