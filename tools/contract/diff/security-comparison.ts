import type { FactChange } from './change.ts'
import type { ContractDocument, OperationEntry } from '../model/document.ts'
import { isRecord } from '../model/record.ts'
import { sameJson, verdict } from './change.ts'

type Node = Record<string, unknown>

/** What an operation asks of its callers; a scheme that only bears another name is the same. */
export function compareSecurity(
  before: OperationEntry,
  after: OperationEntry,
  documents: { before: ContractDocument; after: ContractDocument },
): FactChange[] {
  const newName = renamedSchemes(schemesOf(documents.before), schemesOf(documents.after))
  return [
    ...securityChanges(
      securityOf(before, documents.before, (name) => newName.get(name) ?? name),
      securityOf(after, documents.after, (name) => name),
    ),
    ...rightsChanges(before.operation['x-rights'] ?? [], after.operation['x-rights'] ?? []),
  ]
}

/** Security schemes of a contract by name. */
export function schemesOf(document: ContractDocument): Node {
  return document.components?.['securitySchemes'] ?? {}
}

/** How a scheme is sent, without what only explains it. */
export function withoutWords(node: unknown): unknown {
  return isRecord(node) ? { ...node, description: undefined, bearerFormat: undefined } : node
}

/** Old names that are gone, each with the one new name of an equal scheme. */
function renamedSchemes(before: Node, after: Node): Map<string, string> {
  const fresh = Object.keys(after).filter((name) => !(name in before))
  return new Map(
    Object.keys(before)
      .filter((name) => !(name in after))
      .flatMap((name) => {
        const equal = fresh.filter((one) => sameJson(withoutWords(after[one]), withoutWords(before[name])))
        return equal.length === 1 ? [[name, equal[0] ?? name] as const] : []
      }),
  )
}

/** Each alternative as the set of schemes (and scopes) that it asks for; no security is one that asks for nothing. */
function securityOf(
  { operation }: OperationEntry,
  document: ContractDocument,
  nameOf: (name: string) => string,
): Set<string>[] {
  const alternatives = operation.security ?? document.security ?? []
  const sets = alternatives.map(
    (one) =>
      new Set(
        Object.entries(one).flatMap(([name, scopes]) => [
          nameOf(name),
          ...scopes.map((scope) => `${nameOf(name)}:${scope}`),
        ]),
      ),
  )
  return sets.length > 0 ? sets : [new Set()]
}

function isPartOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((one) => whole.has(one))
}

function securityChanges(before: Set<string>[], after: Set<string>[]): FactChange[] {
  const lost = before.filter((old) => !after.some((one) => isPartOf(one, old)))
  const gained = after.filter((one) => !before.some((old) => isPartOf(old, one)))
  const place = 'security'
  return [
    ...lost.map((one) => ({
      kind: 'security-tightened',
      place,
      message: `${credentials(one)} is no longer enough`,
      verdict: verdict(true, false),
    })),
    ...gained.map((one) => ({
      kind: 'security-loosened',
      place,
      message: `${credentials(one)} is enough now`,
      verdict: verdict(false, true),
    })),
  ]
}

function credentials(set: Set<string>): string {
  return set.size === 0 ? 'a call without credentials' : [...set].join(' with ')
}

/** One of the rights is enough; without any nobody is asked for one. */
function rightsChanges(before: string[], after: string[]): FactChange[] {
  const place = 'x-rights'
  const tightened = (message: string) => ({
    kind: 'rights-tightened',
    place,
    message,
    verdict: verdict(true, false),
  })
  const loosened = (message: string) => ({
    kind: 'rights-loosened',
    place,
    message,
    verdict: verdict(false, true),
  })
  if (before.length === 0)
    return after.length > 0 ? [tightened(`asks for ${after.join(' or ')}, else 403`)] : []
  if (after.length === 0) return [loosened(`asks for ${before.join(' or ')} no longer`)]
  return [
    ...before.filter((one) => !after.includes(one)).map((one) => tightened(`${one} is no longer enough`)),
    ...after.filter((one) => !before.includes(one)).map((one) => loosened(`${one} is enough now`)),
  ]
}
