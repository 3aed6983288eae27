import { readFileSync } from 'node:fs'

/** A path of the contract with its methods. */
export interface ContractPath {
  template: string
  methods: string[]
}

const folder = new URL('../../openapi/', import.meta.url)

/** All paths that the contract has, so that what isn't built is told apart from what doesn't exist. */
export function contractPaths(): ContractPath[] {
  const root = readFileSync(new URL('openapi.yaml', folder), 'utf8')
  return [...root.matchAll(/^ {2}(\/\S+):\n {4}\$ref: (\S+)/gm)].map(([, template = '', file = '']) => ({
    template,
    methods: [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^(get|post|put|patch|delete):/gm)].map(
      ([, method = '']) => method.toUpperCase(),
    ),
  }))
}
