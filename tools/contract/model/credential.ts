import type { ContractDocument, Operation, OperationEntry } from './document.ts'
import { schemaAt } from './reference.ts'

/** A proof that is asked for together with the main one. */
export interface FurtherCredential extends Credential {
  /** Name of the scheme in the contract. */
  scheme: string
  /** No other way of calling the operation does without it, the rest being shown. */
  isNeeded: boolean
}

/** Where a request carries the proof of who asks. */
export interface Credential {
  in: 'header' | 'query' | 'cookie'
  name: string
  /** Stands before the token, `Bearer `. */
  prefix: string
  /** The proof is login and password, not a token. */
  basic: boolean
}

/**
 * The operation's own security or the document's. By our rules the cookie `SID` only knows visitors and proves nothing;
 * of another contract a cookie of that name is a proof as any other.
 */
function requirements(document: ContractDocument, { security }: Operation, houseRules: boolean): string[][] {
  return (security ?? document.security ?? []).map((one) =>
    Object.keys(one).filter((name) => !(houseRules && isVisitorCookie(document, name))),
  )
}

function isVisitorCookie(document: ContractDocument, name: string): boolean {
  const scheme = schemaAt(document, document.components?.['securitySchemes']?.[name])
  return scheme['in'] === 'cookie' && scheme['name'] === 'SID'
}

/** Whether every way of calling the operation asks for a proof. */
export function needsCredential(
  document: ContractDocument,
  operation: Operation,
  houseRules: boolean,
): boolean {
  const all = requirements(document, operation, houseRules)
  return all.length > 0 && all.every((names) => names.length > 0)
}

/**
 * The way that most operations with security name, of those that can be followed here; one whose proof is at hand comes
 * before all others.
 */
export function credentialOf(
  document: ContractDocument,
  entries: readonly OperationEntry[],
  houseRules: boolean,
  isGiven: (scheme: string) => boolean,
): { scheme: string; credential: Credential } | undefined {
  const counts = new Map<string, number>()
  for (const { operation } of entries)
    for (const name of requirements(document, operation, houseRules).flat())
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .toSorted(
      ([name, one], [otherName, other]) => Number(isGiven(otherName)) - Number(isGiven(name)) || other - one,
    )
    .flatMap(([scheme]) => {
      const credential = followed(schemeOf(document, scheme))
      return credential ? [{ scheme, credential }] : []
    })
    .at(0)
}

/**
 * What an operation asks for beside the main credential: the other schemes of the first way that names that one.
 * `blocked` names a scheme that can't be followed here, such as a client certificate. `isMainUsed`: that way names the
 * main one.
 */
export function furtherCredentials(
  document: ContractDocument,
  operation: Operation,
  houseRules: boolean,
  main: Credential | undefined,
): { further: FurtherCredential[]; blocked?: string; isMainUsed: boolean } {
  const ways = requirements(document, operation, houseRules).map((names) =>
    names.map((scheme) => ({
      scheme,
      credential: followed(schemeOf(document, scheme)),
    })),
  )
  if (ways.length === 0 || ways.some((way) => way.length === 0)) return { further: [], isMainUsed: true }
  const isMain = (one: Credential | undefined) =>
    one !== undefined && JSON.stringify(one) === JSON.stringify(main)
  const open = ways.filter((way) => way.every(({ credential }) => credential !== undefined))
  const way = open.find((one) => one.some(({ credential }) => isMain(credential))) ?? open[0]
  if (!way) {
    const unknown = ways[0]?.find(({ credential }) => credential === undefined)
    return { further: [], isMainUsed: true, ...(unknown && { blocked: unknown.scheme }) }
  }
  return {
    isMainUsed: way.some(({ credential }) => isMain(credential)),
    further: way.flatMap(({ scheme, credential }) =>
      credential && !isMain(credential)
        ? [{ scheme, ...credential, isNeeded: !ways.some((other) => isWithout(other, way, scheme)) }]
        : [],
    ),
  }
}

/** Whether a way asks for nothing but what another one does without one of its schemes. */
function isWithout(
  other: readonly { scheme: string }[],
  way: readonly { scheme: string }[],
  scheme: string,
): boolean {
  return other.every((one) => one.scheme !== scheme && way.some((own) => own.scheme === one.scheme))
}

function schemeOf(document: ContractDocument, name: string): Record<string, unknown> {
  return schemaAt(document, document.components?.['securitySchemes']?.[name])
}

function followed(scheme: Record<string, unknown>): Credential | undefined {
  const { type, name } = scheme
  const place = scheme['in']
  if (type === 'apiKey' && typeof name === 'string' && isPlace(place))
    return { in: place, name, prefix: '', basic: false }
  const header = { in: 'header', name: 'Authorization' } as const
  if (type === 'http' && String(scheme['scheme']).toLowerCase() === 'basic')
    return { ...header, prefix: 'Basic ', basic: true }
  if ((type === 'http' && String(scheme['scheme']).toLowerCase() === 'bearer') || isTokenFlow(scheme))
    return { ...header, prefix: 'Bearer ', basic: false }
  return undefined
}

function isTokenFlow({ type }: Record<string, unknown>): boolean {
  return type === 'oauth2' || type === 'openIdConnect'
}

function isPlace(value: unknown): value is Credential['in'] {
  return value === 'header' || value === 'query' || value === 'cookie'
}

/** Puts a token into headers and path of a request. */
export function withCredential(
  { in: place, name, prefix }: Credential,
  token: string,
): { headers: Record<string, string>; cookie?: string; query?: string } {
  if (place === 'header') return { headers: { [name]: prefix + token } }
  if (place === 'cookie') return { headers: {}, cookie: `${name}=${token}` }
  return { headers: {}, query: `${encodeURIComponent(name)}=${encodeURIComponent(token)}` }
}
