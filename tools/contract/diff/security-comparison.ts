import type { ChangeKind } from './change-kinds.ts'
import type { FactChange } from './change.ts'
import type { ContractDocument, OperationEntry } from '../model/document.ts'
import { isRecord, recordOf } from '../model/record.ts'
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

/** How a scheme is sent, without what only explains it. Names of HTTP schemes have no case (RFC 9110, 11.1). */
function sending(node: unknown): unknown {
  if (!isRecord(node)) return node
  const { description: _, bearerFormat: _format, flows: _flows, openIdConnectUrl: _url, ...rest } = node
  const { scheme } = rest
  return typeof scheme === 'string' ? { ...rest, scheme: scheme.toLowerCase() } : rest
}

/** A scheme under one name: how its credentials are sent, and how a client gets them. */
export function compareScheme(before: unknown, after: unknown): Omit<FactChange, 'place'>[] {
  if (!sameJson(sending(before), sending(after)))
    return [
      {
        kind: 'security-scheme-changed',
        message: 'is sent in another way',
        verdict: verdict(true, true),
      },
    ]
  const [old, own] = [recordOf(before), recordOf(after)]
  const changes: Omit<FactChange, 'place'>[] = []
  const tell = (kind: ChangeKind, message: string, breaks: boolean) =>
    changes.push({ kind, message, verdict: verdict(breaks, false) })
  if (!sameJson(old['openIdConnectUrl'], own['openIdConnectUrl']))
    tell('security-address-changed', 'credentials come from another openIdConnectUrl', false)
  const [flows, newFlows] = [recordOf(old['flows']), recordOf(own['flows'])]
  for (const name of new Set([...Object.keys(flows), ...Object.keys(newFlows)])) {
    if (!(name in newFlows)) tell('security-flow-removed', `no flow ${name} any more`, true)
    else if (!(name in flows)) tell('security-flow-added', `flow ${name} added`, false)
    else {
      const { scopes, ...urls } = recordOf(flows[name])
      const { scopes: newScopes, ...newUrls } = recordOf(newFlows[name])
      const [had, has] = [Object.keys(recordOf(scopes)), Object.keys(recordOf(newScopes))]
      for (const scope of had.filter((one) => !has.includes(one)))
        tell('security-scope-removed', `${name}: scope ${scope} removed`, true)
      for (const scope of has.filter((one) => !had.includes(one)))
        tell('security-scope-added', `${name}: scope ${scope} added`, false)
      if (!sameJson(urls, newUrls))
        tell('security-address-changed', `${name}: credentials come from another address`, false)
    }
  }
  return changes
}

/** Old names that are gone, each with the one new name of an equal scheme. */
function renamedSchemes(before: Node, after: Node): Map<string, string> {
  const fresh = Object.keys(after).filter((name) => !(name in before))
  return new Map(
    Object.keys(before)
      .filter((name) => !(name in after))
      .flatMap((name) => {
        const equal = fresh.filter((one) => sameJson(sending(after[one]), sending(before[name])))
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
    ...lost.map((one): FactChange => ({
      kind: 'security-tightened',
      place,
      message: `${credentials(one)} is no longer enough`,
      verdict: verdict(true, false),
    })),
    ...gained.map((one): FactChange => ({
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
  const tightened = (message: string): FactChange => ({
    kind: 'rights-tightened',
    place,
    message,
    verdict: verdict(true, false),
  })
  const loosened = (message: string): FactChange => ({
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
