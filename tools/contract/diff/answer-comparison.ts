import { schemaAt } from '../model/reference.ts'
import { isRecord, recordOf } from '../model/record.ts'
import { type Difference, directions, sameJson, verdict, verdictFor, verdictOf, wordsOnly } from './change.ts'
import { compareContent, compareExamples, sourceOfNode, type Tools } from './media-comparison.ts'
import type { PlacedDifference } from './parameter-comparison.ts'

type Node = Record<string, unknown>

/** Statuses of an operation with headers, bodies and links. An operation without any is allowed. */
export function compareAnswers(
  answers: Node | undefined,
  newAnswers: Node | undefined,
  source: string,
  tools: Tools,
): PlacedDifference[] {
  const [before, after] = [answers ?? {}, newAnswers ?? {}]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((status) => {
    const place = `answer ${status}`
    const here = {
      place,
      pointer: '',
      source: sourceOfNode(after[status] ?? before[status], `${source}/responses/${status}`),
    }
    const error = !/^[123]/.test(status)
    if (!(status in after)) {
      // A client that waits for a success which never comes is broken; an error less is no loss.
      return [
        {
          kind: error ? 'error-status-removed' : 'status-removed',
          ...here,
          message: `status ${status} removed`,
          ...verdictFor(tools.caller, verdict(!error, true)),
        },
      ]
    }
    if (!(status in before))
      return [
        {
          kind: error ? 'error-status-added' : 'status-added',
          ...here,
          message: `status ${status} added`,
          ...verdictFor(tools.caller, verdict(!error, false)),
        },
      ]
    const [old, own] = [
      schemaAt(tools.documents.before, before[status]),
      schemaAt(tools.documents.after, after[status]),
    ]
    return [
      ...compareHeaders(old, own, here.source, tools),
      ...compareContent(old['content'], own['content'], directions[tools.caller].answers, here.source, tools),
      ...compareWords(old, own, here.source),
    ].map((one) => ({ ...one, place }))
  })
}

function compareHeaders(
  { headers: before }: Node,
  { headers: after }: Node,
  source: string,
  tools: Tools,
): Difference[] {
  const { documents, schemas, caller } = tools
  const { answers } = directions[caller]
  const [old, own] = [headersOf(before), headersOf(after)]
  return [...new Set([...old.keys(), ...own.keys()])].flatMap((key): Difference[] => {
    const { name } = own.get(key) ?? old.get(key) ?? { name: key }
    const given = own.get(key)?.node ?? old.get(key)?.node
    const place = { pointer: '', source: sourceOfNode(given, `${source}/headers/${name}`) }
    const [header, newHeader] = [
      schemaAt(documents.before, old.get(key)?.node),
      schemaAt(documents.after, own.get(key)?.node),
    ]
    const required = newHeader['required'] === true
    if (!own.has(key))
      return [
        {
          kind: 'header-removed',
          ...place,
          message: `header ${name} removed`,
          ...verdictFor(caller, verdict(true, false)),
        },
      ]
    if (!old.has(key))
      return [
        {
          kind: required ? 'required-header-added' : 'header-added',
          ...place,
          message: `header ${name} added`,
          ...verdictFor(caller, verdict(false, required)),
        },
      ]
    const differences = [
      ...schemas.compare(
        header['schema'] ?? true,
        newHeader['schema'] ?? true,
        answers,
        `${place.source}/schema`,
      ),
      ...(isRecord(header['content']) || isRecord(newHeader['content'])
        ? compareContent(header['content'], newHeader['content'], answers, place.source, tools)
        : []),
      ...compareExamples(header, newHeader, place.source, documents),
    ].map((one) => ({ ...one, message: `header ${name}: ${one.message}` }))
    if ((header['deprecated'] === true) !== (newHeader['deprecated'] === true))
      differences.push({
        kind: 'deprecation-changed',
        ...place,
        message: `header ${name}: ${newHeader['deprecated'] ? 'deprecated' : 'no longer deprecated'}`,
        ...verdict(false, false),
      })
    if (required !== (header['required'] === true))
      differences.push(
        required
          ? {
              kind: 'header-became-required',
              ...place,
              message: `header ${name} is always sent`,
              ...verdictOf('narrower', answers),
            }
          : {
              kind: 'header-became-optional',
              ...place,
              message: `header ${name} may be missing`,
              ...verdictOf('wider', answers),
            },
      )
    if (header['description'] !== newHeader['description'])
      differences.push({
        kind: 'description-changed',
        ...place,
        message: `header ${name}: another description`,
        ...wordsOnly,
      })
    return differences
  })
}

function headersOf(node: unknown): Map<string, { name: string; node: unknown }> {
  return new Map(
    Object.entries(recordOf(node))
      // That of the body is said by its content.
      .filter(([name]) => name.toLowerCase() !== 'content-type')
      .map(([name, own]) => [name.toLowerCase(), { name, node: own }]),
  )
}

function compareWords(before: Node, after: Node, source: string): Difference[] {
  return (['description', 'links'] as const)
    .filter((key) => !sameJson(before[key], after[key]))
    .map((key) => ({ kind: `${key}-changed`, pointer: '', source, message: `other ${key}`, ...wordsOnly }))
}
