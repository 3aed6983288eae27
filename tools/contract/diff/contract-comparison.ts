import { recordOf } from '../model/record.ts'
import { pointerOf, valueAt } from '../model/json-pointer.ts'
import type { ContractDocument, OperationEntry } from '../model/document.ts'
import { compareAnswers } from './answer-comparison.ts'
import { compareCallbacks, compareWebhooks } from './backend-calls.ts'
import { compareBody } from './body-comparison.ts'
import { type Change, sameJson, verdict, wordsOnly } from './change.ts'
import type { Tools } from './media-comparison.ts'
import { compareFacts } from './operation-facts.ts'
import { operationName, pairOperations } from './operation-pairs.ts'
import { compareParameters, type PlacedDifference } from './parameter-comparison.ts'
import { SchemaComparison } from './schema-comparison.ts'
import { compareScheme, schemesOf } from './security-comparison.ts'
import { compareServers } from './server-comparison.ts'

type Node = Record<string, unknown>

/**
 * Everything that differs between two bundled contracts, in the order of the operations; changes of a shared part come
 * once for each operation that it touches. `info.version` is no change: it is what the changes ask for.
 */
export function compareContracts(before: ContractDocument, after: ContractDocument): Change[] {
  const { pairs, removed, added } = pairOperations(before, after)
  const tools: Tools = {
    documents: { before, after },
    schemas: new SchemaComparison(before, after),
    caller: 'client',
  }
  const changes = [
    ...wholeChanges(before, after),
    ...compareWebhooks(tools).map((one): Change => ({ operationId: '', ...one })),
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
      const operationId = operationName(pair.after)
      return compareOperation(pair, tools).map((one): Change => ({ operationId, ...one }))
    }),
  ]
  return unique(changes.map((one) => ({ ...one, source: standingPlace(one.source, after, before) })))
}

/**
 * The place itself, or the nearest one around it that stands in a document. A fact that a default says has no place of its
 * own, nor has a property that `allOf` brings.
 */
function standingPlace(source: string, ...documents: ContractDocument[]): string {
  for (let place = source.slice(1); place !== ''; place = place.slice(0, place.lastIndexOf('/')))
    if (documents.some((document) => valueAt(document, place) !== undefined)) return `#${place}`
  return '#'
}

function operationChange(entry: OperationEntry) {
  return {
    operationId: operationName(entry),
    place: 'operation',
    pointer: '',
    source: sourceOf(entry),
  }
}

function sourceOf({ path, method }: OperationEntry): string {
  return `#${pointerOf('paths', path, method)}`
}

function compareOperation(
  { before, after }: { before: OperationEntry; after: OperationEntry },
  tools: Tools,
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
    ...compareParameters(before, after, source, tools),
    ...compareBody(before.operation.requestBody, after.operation.requestBody, `${source}/requestBody`, tools),
    ...compareAnswers(before.operation.responses, after.operation.responses, source, tools),
    ...compareCallbacks(before, after, source, tools),
  ]
}

function wholeChanges(oldContract: ContractDocument, newContract: ContractDocument): Change[] {
  const before: Node = { ...oldContract }
  const after: Node = { ...newContract }
  const whole = { operationId: '', pointer: '' }
  const [schemes, newSchemes] = [schemesOf(oldContract), schemesOf(newContract)]
  const { version: _before, ...info } = recordOf(before['info'])
  const { version: _after, ...newInfo } = recordOf(after['info'])
  return [
    ...Object.keys(schemes)
      .filter((name) => name in newSchemes)
      .flatMap((name) =>
        compareScheme(schemes[name], newSchemes[name]).map(({ verdict: means, ...one }): Change => ({
          ...whole,
          ...one,
          place: `security scheme ${name}`,
          source: `#/components/securitySchemes/${name}`,
          ...means,
        })),
      ),
    ...compareServers(oldContract, newContract).map(({ verdict: means, ...one }): Change => ({
      ...whole,
      ...one,
      source: '#/servers',
      ...means,
    })),
    ...(sameJson([info, before['tags'], before['openapi']], [newInfo, after['tags'], after['openapi']])
      ? []
      : [
          {
            ...whole,
            kind: 'words-changed' as const,
            place: 'info',
            source: '#/info',
            message: 'other words about the contract',
            ...wordsOnly,
          },
        ]),
  ]
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
