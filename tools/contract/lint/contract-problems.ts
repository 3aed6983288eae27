import { operationPointer } from '../model/json-content.ts'
import { pointerOf } from '../model/json-pointer.ts'
import {
  type Config,
  getCodeframe,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
  Source,
} from '@redocly/openapi-core'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleContract } from '../model/bundle.ts'
import { type ContractDocument, operationEntries } from '../model/document.ts'
import { nameClashes } from '../model/named-parts.ts'
import { checkRules } from './rules/all.ts'
import type { Finding } from './rules/finding.ts'
import { type SourcePlace, sourcePlaces } from '../model/source-place.ts'

/** One thing that is wrong with the contract, at its line. */
export interface ContractProblem extends SourcePlace {
  rule: string
  message: string
  /** The lines around it. */
  frame: string
  /** Nothing right can be made of the contract while it is so; the others are told and wait for `contract:lint`. */
  blocks: boolean
}

const configFile = fileURLToPath(new URL('../../../redocly.lint.yaml', import.meta.url))

/** Types, operations or mocks made of a contract that breaks one of these would be wrong or would not compile. */
const blocking = new Set([
  'struct',
  'spec',
  'no-unresolved-refs',
  'no-identical-paths',
  'no-ambiguous-paths',
  'path-parameters-defined',
  'path-declaration-must-exist',
  'operation-operationId',
  'operation-operationId-unique',
  'operation-parameters-unique',
  'spec-components-invalid-map-name',
  'operation-id',
  'extension-value',
  'invalidates-known',
  'example-valid',
  'envelope',
  'part-named',
])

let config: Promise<Config> | undefined

/**
 * Everything that `npm run contract:lint` would say, each at its line, what blocks first.
 * @param root path of the root YAML file
 * @param examplesOf whose examples are checked (by operationId); that is what takes the time
 */
export async function contractProblems(
  root: string,
  examplesOf: (operationId: string, document: ContractDocument) => boolean,
): Promise<{ problems: ContractProblem[]; document: ContractDocument | undefined }> {
  config ??= loadConfig({ configPath: configFile })
  const reported = await lint({ ref: root, config: await config })
  const isTold = reported.some(({ message }) => message.startsWith('Failed to parse'))
  const problems = reported.filter((one) => !(isTold && isEcho(one))).map((one) => fromRedocly(one, root))
  // What can't be joined to one document has no operations to judge.
  if (problems.some(({ rule }) => rule === 'no-unresolved-refs' || rule === 'struct'))
    return { problems: sorted(problems), document: undefined }
  const document = await bundleContract(root)
  const findings = [...checkRules(document, (id) => examplesOf(id, document)), ...clashing(document)]
  const placeOf = sourcePlaces(root)
  for (const finding of findings) {
    const place = placeOf(finding.pointer ?? placeOfFinding(document, finding))
    const { rule, message } = finding
    problems.push({
      rule,
      message: `${finding.place}: ${message}`,
      ...place,
      frame: frameOf(place),
      blocks: blocking.has(rule),
    })
  }
  return { problems: sorted(problems), document }
}

function clashing(document: ContractDocument): Finding[] {
  return nameClashes(document).map(({ name, message, pointer }) => ({
    rule: 'part-named',
    place: name,
    message,
    pointer,
  }))
}

/**
 * A file that is no YAML is told once as itself, and once more by each file that refers to it. An empty one is told only
 * by those.
 */
function isEcho({ ruleId, message }: NormalizedProblem): boolean {
  return (
    ruleId === 'no-unresolved-refs' && message.startsWith("Can't resolve $ref") && !message.includes('ENOENT')
  )
}

function fromRedocly({ ruleId, message, location }: NormalizedProblem, root: string): ContractProblem {
  const [first] = location
  const blocks = blocking.has(ruleId)
  if (!first) return { rule: ruleId, message, file: resolve(root), line: 1, column: 1, frame: '', blocks }
  const place = getLineColLocation(first)
  return {
    rule: ruleId,
    // It ends in the file and the line, which are shown beside it.
    message: message.replace(/ in "[^"]+" \(\d+:\d+\)/, ''),
    file: first.source.absoluteRef,
    line: place.start.line,
    column: place.start.col,
    frame: getCodeframe(place, false),
    blocks,
  }
}

function frameOf({ file, line, column }: SourcePlace): string {
  const source = new Source(file, readFileSync(file, 'utf8'))
  const start = { line, col: column }
  return getCodeframe({ source, pointer: undefined, start, end: { line, col: column + 1 } }, false)
}

/** A finding names an operation first, or a path; that is where it is shown. */
function placeOfFinding(document: ContractDocument, { place, message }: Finding): string {
  const [name = ''] = place.split(' ')
  if (name.startsWith('/components/') || name.startsWith('#/')) return name.replace(/^#/, '')
  const entry = operationEntries(document).find(
    ({ path, operation }) => operation.operationId === name || path === name,
  )
  if (!entry) return ''
  if (entry.path === name) return pointerOf('paths', entry.path)
  const [extension] = /^x-[a-z]+/.exec(message) ?? []
  const key = extension !== undefined && extension in entry.operation ? extension : 'operationId'
  return operationPointer(entry, key)
}

function sorted(problems: ContractProblem[]): ContractProblem[] {
  return problems.toSorted((one, other) => Number(other.blocks) - Number(one.blocks))
}
