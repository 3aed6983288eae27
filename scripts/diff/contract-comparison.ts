import { type ContractDocument, isRecord, type OperationEntry } from '../contract/bundle.ts'
import { compareAnswers } from './answer-comparison.ts'
import { type Change, sameJson, step, verdict, verdictOf, wordsOnly } from './change.ts'
import { compareContent, nodeAt, pointerOf } from './media-comparison.ts'
import { compareFacts } from './operation-facts.ts'
import { pairOperations } from './operation-pairs.ts'
import { compareParameters, type PlacedDifference } from './parameter-comparison.ts'
import { plainNode } from './plain-node.ts'
import { SchemaComparison } from './schema-comparison.ts'
import { schemesOf, withoutWords } from './security-comparison.ts'
import { compareServers } from './server-comparison.ts'

type Node = Record<string, unknown>

/**
 * Everything that differs between two bundled contracts, in the order of the operations; changes of a shared part come
 * once for each operation that it touches. `info.version` is no change: it is what the changes ask for.
 */
export function compareContracts(before: ContractDocument, after: ContractDocument): Change[] {
  const { pairs, removed, added } = pairOperations(before, after)
  const tools = { documents: { before, after }, schemas: new SchemaComparison(before, after) }
  return unique([
    ...wholeChanges(before, after),
    ...removed.map((entry): Change => ({
      ...operationChange(entry),
      kind: 'operation-removed',
      message: `${entry.method.toUpperCase()} ${entry.path} removed`,
      ...verdict(true, false),
    })),
    ...added.map((entry): Change => ({
      ...operationChange(entry),
      kind: 'operation-added',
      message: `${entry.method.toUpperCase()} ${entry.path} added`,
      ...verdict(false, true),
    })),
    ...pairs.flatMap((pair) => {
      const { operationId } = pair.after.operation
      return compareOperation(pair, tools).map((one): Change => ({ operationId, ...one }))
    }),
  ])
}

function operationChange(entry: OperationEntry) {
  return {
    operationId: entry.operation.operationId,
    place: 'operation',
    pointer: '',
    source: sourceOf(entry),
  }
}

function sourceOf({ path, method }: OperationEntry): string {
  return `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`
}

function compareOperation(
  { before, after }: { before: OperationEntry; after: OperationEntry },
  tools: { documents: { before: ContractDocument; after: ContractDocument }; schemas: SchemaComparison },
): PlacedDifference[] {
  const source = sourceOf(after)
  return [
    ...compareFacts(before, after, tools.documents).map(({ verdict, place, ...rest }) => ({
      ...rest,
      place,
      pointer: '',
      source: `${source}/${place}`,
      ...verdict,
    })),
    ...compareParameters(before, after, tools),
    ...compareBody(before.operation.requestBody, after.operation.requestBody, `${source}/requestBody`, tools),
    ...compareAnswers(before.operation.responses, after.operation.responses, source, tools),
  ]
}

function compareBody(
  before: unknown,
  after: unknown,
  source: string,
  tools: { documents: { before: ContractDocument; after: ContractDocument }; schemas: SchemaComparison },
): PlacedDifference[] {
  const here = { place: 'request body', pointer: '', source: pointerOf(after ?? before, source) }
  const [old, own] = [nodeAt(tools.documents.before, before), nodeAt(tools.documents.after, after)]
  const required = own['required'] === true
  if (before === undefined && after === undefined) return []
  if (after === undefined)
    return [{ kind: 'body-removed', ...here, message: 'takes no body any more', ...verdict(true, false) }]
  if (before === undefined)
    return [
      {
        kind: required ? 'required-body-added' : 'body-added',
        ...here,
        message: `${required ? 'required' : 'optional'} body added`,
        ...verdict(required, true),
      },
    ]
  const differences = compareContent(old['content'], own['content'], 'request', here.source, tools).map(
    (one): PlacedDifference => ({ ...one, place: here.place }),
  )
  if (required !== (old['required'] === true))
    differences.unshift({
      kind: required ? 'body-became-required' : 'body-became-optional',
      ...here,
      message: required ? 'is required now' : 'may be missing now',
      ...verdictOf(required ? 'narrower' : 'wider', 'request'),
    })
  if (old['description'] !== own['description'])
    differences.push({ kind: 'description-changed', ...here, message: 'another description', ...wordsOnly })
  return differences
}

function wholeChanges(oldContract: ContractDocument, newContract: ContractDocument): Change[] {
  const before: Node = { ...oldContract }
  const after: Node = { ...newContract }
  const whole = { operationId: '', pointer: '' }
  const [schemes, newSchemes] = [schemesOf(oldContract), schemesOf(newContract)]
  const { version: _before, ...info } = isRecord(before['info']) ? before['info'] : {}
  const { version: _after, ...newInfo } = isRecord(after['info']) ? after['info'] : {}
  return [
    ...Object.keys(schemes)
      .filter(
        (name) =>
          name in newSchemes && !sameJson(withoutWords(schemes[name]), withoutWords(newSchemes[name])),
      )
      .map((name): Change => ({
        ...whole,
        kind: 'security-scheme-changed',
        place: `security scheme ${name}`,
        source: `#/components/securitySchemes/${name}`,
        message: 'is sent in another way',
        ...verdict(true, true),
      })),
    ...compareServers(oldContract, newContract).map(({ verdict: means, ...one }): Change => ({
      ...whole,
      ...one,
      source: '#/servers',
      ...means,
    })),
    ...webhookChanges(oldContract, newContract).map((one): Change => ({ ...whole, ...one })),
    ...(sameJson([info, before['tags'], before['openapi']], [newInfo, after['tags'], after['openapi']])
      ? []
      : [
          {
            ...whole,
            kind: 'words-changed',
            place: 'info',
            source: '#/info',
            message: 'other words about the contract',
            ...wordsOnly,
          },
        ]),
  ]
}

/** What the backend calls by itself, by name; what is inside is compared as a whole. */
function webhookChanges(
  before: ContractDocument,
  after: ContractDocument,
): Omit<Change, 'operationId' | 'pointer'>[] {
  const [old, own] = [webhooksOf(before), webhooksOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(own)])].flatMap((name) => {
    if (sameJson(plainNode(before, old[name]), plainNode(after, own[name]))) return []
    const what = !(name in old) ? 'added' : name in own ? 'changed' : 'removed'
    return [
      {
        kind: `webhook-${what}`,
        place: 'webhooks',
        source: `#/webhooks${step(name)}`,
        message: `${name} ${what}`,
        ...(what === 'added' ? verdict(false, true) : verdict(true, what === 'changed')),
      },
    ]
  })
}

function webhooksOf(document: ContractDocument): Node {
  const { webhooks }: Node = { ...document }
  return isRecord(webhooks) ? webhooks : {}
}

function unique(changes: Change[]): Change[] {
  return [
    ...new Map(
      changes.map((one) => [
        [one.operationId, one.place, one.kind, one.pointer, one.source, one.message].join('\n'),
        one,
      ]),
    ).values(),
  ]
}
