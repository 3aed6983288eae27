import type { Exchange, Visitor } from './client.ts'
import type { Credential } from '../model/credential.ts'
import { type Secrets, withoutSecrets } from './secrets.ts'

/**
 * A line that repeats exactly this request in a shell. Secrets are names of variables: `$SID`, `$TOKEN`, `$SESSID`, and
 * those of `secrets`. A SESSID that is wrong on purpose is no secret and stays.
 *
 * @param secrets those that the run knows. Absent: every login and password counts as one.
 */
export function curlLine(target: string, { call, sent, visitor }: Exchange, secrets?: Secrets): string {
  const hidden = (text: string) => shellText(masked(text, visitor, secrets))
  // With `-X HEAD` curl would wait for a body.
  const parts = [call.method === 'HEAD' ? 'curl -I' : 'curl -i']
  if (call.method !== 'GET' && call.method !== 'HEAD') parts.push(`-X ${call.method}`)
  if (sent.sid !== undefined) parts.push(`-H "Cookie: SID=$SID"`)
  const credential = sent.credential ?? ownHeader
  if (sent.token !== undefined && credential.in !== 'query') parts.push(tokenHeader(credential, sent.token))
  const further = sent.further ?? []
  for (const { credential: own, value, variable } of further)
    if (own.in !== 'query')
      parts.push(value.startsWith('wrong-') ? tokenHeader(own, value) : furtherHeader(own, variable))
  for (const [name, value] of Object.entries(call.headers))
    parts.push(
      name === 'X-SESSID' && !isWrong(value)
        ? `-H "X-SESSID: ${sessidName(value, visitor)}"`
        : `-H ${quoted(`${name}: ${value}`)}`,
    )
  if (call.body !== undefined)
    parts.push(`--data${call.body.startsWith('@') ? '-raw' : ''} ${hidden(call.body)}`)
  if (call.bytes) {
    const { shell, text } = call.bytes
    const own = text === undefined ? '' : hidden(text)
    parts.push(`--data-binary ${shell.replace('BODY', () => own)}`)
  }
  const queries = further
    .filter(({ credential: own }) => own.in === 'query')
    .map(
      ({ credential: own, value, variable }) =>
        `${own.name}=${value.startsWith('wrong-') ? value : `$${variable}`}`,
    )
  const inQuery = sent.token !== undefined && credential.in === 'query'
  const plain = target + withoutSecrets(call.target, secrets ?? [])
  const address =
    queries.length === 0 ? plain : `${plain}${plain.includes('?') ? '&' : '?'}${queries.join('&')}`
  parts.push(
    inQuery
      ? `${shellText(`${address}${address.includes('?') ? '&' : '?'}${credential.name}=`)}"$TOKEN"`
      : shellText(address),
  )
  return parts.join(' ')
}

const ownHeader: Credential = { in: 'header', name: 'Authorization-Token', prefix: '', basic: false }

function furtherHeader({ in: place, name, prefix, basic }: Credential, variable: string): string {
  if (basic && variable === 'CONTRACT_LOGIN') return '-u "$CONTRACT_LOGIN:$CONTRACT_PASSWORD"'
  return place === 'cookie' ? `-H "Cookie: ${name}=$${variable}"` : `-H "${name}: ${prefix}$${variable}"`
}

function tokenHeader({ in: place, name, prefix, basic }: Credential, token: string): string {
  if (token.startsWith('wrong-'))
    return `-H '${place === 'cookie' ? `Cookie: ${name}=` : `${name}: ${prefix}`}${token}'`
  if (basic) return '-u "$CONTRACT_LOGIN:$CONTRACT_PASSWORD"'
  return place === 'cookie' ? `-H "Cookie: ${name}=$TOKEN"` : `-H "${name}: ${prefix}$TOKEN"`
}

/** A SESSID that the checker made up. */
export const wrongSessid = '0123456789abcdef0123456789abcdef'

function isWrong(sessid: string): boolean {
  return sessid === wrongSessid
}

/** That of now, or one that was good before the login. */
function sessidName(value: string, { sessid }: Visitor): string {
  return sessid === undefined || sessid === value ? '$SESSID' : '$OLD_SESSID'
}

/** A body with its secrets replaced by the names of variables. */
function masked(body: string, visitor: Visitor, secrets: Secrets | undefined): string {
  // In JSON, and as a part of a form.
  const known = (secrets ? withoutSecrets(body, secrets) : withoutAccounts(body)).replaceAll(
    /("SESSID":"|name="SESSID"\r\n\r\n)([^"\r]*)/g,
    (whole, before: string, value: string) =>
      isWrong(value) ? whole : `${before}${sessidName(value, visitor)}`,
  )
  return known.replaceAll(/"token":"(?:[^"\\]|\\.)*"/g, '"token":"$TOKEN"')
}

/** Whose account it is isn't known: every login and password may be one of a person. */
function withoutAccounts(body: string): string {
  return body
    .replaceAll(
      /"(\w*password)":"(?!wrong-)(?:[^"\\]|\\.)*"/gi,
      (_, name: string) => `"${name}":"$CONTRACT_PASSWORD"`,
    )
    .replaceAll(/"login":"(?!nobody-)(?:[^"\\]|\\.)*"/g, '"login":"$CONTRACT_LOGIN"')
}

/** Quoted for a shell, but for the variables, whose values the shell puts in. */
function shellText(text: string): string {
  return quoted(text).replaceAll(
    /\$(?:(?:OLD_)?SESSID|TOKEN|CONTRACT_[A-Z0-9_]+)\b|\$\{CONTRACT_[A-Z0-9_]+\}/g,
    `'"$&"'`,
  )
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
