import type { CheckedOperation } from '../model/contract.ts'
import { type FurtherCredential, withCredential } from '../model/credential.ts'
import type { CheckOptions } from './options.ts'

/** What stands in for a proof in reports. */
export interface SentProof {
  credential: FurtherCredential
  value: string
  /** The variable of the environment that it came from. */
  variable: string
}

/** The variable that holds the token of a scheme: `CONTRACT_TOKEN_APP_ID` of `app-id`. */
export function variableOf(scheme: string): string {
  return `CONTRACT_TOKEN_${scheme.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}`
}

/** Proofs that an operation asks for beside the main one, as far as the run was given them. */
export function furtherProofs(
  operation: CheckedOperation | undefined,
  { tokens, account }: Partial<Pick<CheckOptions, 'tokens' | 'account'>>,
): { sent: SentProof[]; missing: string[] } {
  const sent: SentProof[] = []
  const missing: string[] = []
  for (const credential of operation?.furtherProofs ?? []) {
    const variable = variableOf(credential.scheme)
    const own = tokens?.[variable.slice('CONTRACT_TOKEN_'.length)]
    const basic = account && Buffer.from(`${account.login}:${account.password}`).toString('base64')
    const value = own ?? (credential.basic ? basic : undefined)
    if (value === undefined) missing.push(credential.basic ? 'CONTRACT_LOGIN' : variable)
    else sent.push({ credential, value, variable: own === undefined ? 'CONTRACT_LOGIN' : variable })
  }
  return { sent, missing }
}

/** The same as parts of a request. */
export function partsOf(proofs: readonly SentProof[]) {
  const parts = proofs.map(({ credential, value }) => withCredential(credential, value))
  return {
    headers: Object.assign({}, ...parts.map(({ headers }) => headers)) as Record<string, string>,
    cookies: parts.flatMap(({ cookie }) => cookie ?? []),
    queries: parts.flatMap(({ query }) => query ?? []),
  }
}
