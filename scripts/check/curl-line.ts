import type { Exchange } from './client.ts'
import type { Credential } from './credential.ts'

/**
 * A line that repeats the request in a shell. Secrets are names of variables: `$SID`, `$TOKEN`, `$SESSID`,
 * `$CONTRACT_LOGIN`, `$CONTRACT_PASSWORD`.
 */
export function curlLine(target: string, { call, sent }: Exchange): string {
  const parts = ['curl -i']
  if (call.method !== 'GET') parts.push(`-X ${call.method}`)
  if (sent.sid !== undefined) parts.push(`-H "Cookie: SID=$SID"`)
  const credential = sent.credential ?? ownHeader
  if (sent.token !== undefined && credential.in !== 'query') parts.push(tokenHeader(credential, sent.token))
  for (const [name, value] of Object.entries(call.headers))
    parts.push(name === 'X-SESSID' ? `-H "X-SESSID: $SESSID"` : `-H ${quoted(`${name}: ${value}`)}`)
  if (call.body !== undefined) parts.push(`--data ${withVariables(quoted(masked(call.body)))}`)
  const inQuery = sent.token !== undefined && credential.in === 'query'
  const address = target + call.target
  parts.push(
    inQuery
      ? `${quoted(`${address}${address.includes('?') ? '&' : '?'}${credential.name}=`)}"$TOKEN"`
      : quoted(address),
  )
  return parts.join(' ')
}

const ownHeader: Credential = { in: 'header', name: 'Authorization-Token', prefix: '', basic: false }

function tokenHeader({ in: place, name, prefix, basic }: Credential, token: string): string {
  if (token.startsWith('wrong-'))
    return `-H '${place === 'cookie' ? `Cookie: ${name}=` : `${name}: ${prefix}`}${token}'`
  if (basic) return '-u "$CONTRACT_LOGIN:$CONTRACT_PASSWORD"'
  return place === 'cookie' ? `-H "Cookie: ${name}=$TOKEN"` : `-H "${name}: ${prefix}$TOKEN"`
}

/** A body with its secrets replaced by the names of variables. */
export function masked(body: string): string {
  return body
    .replaceAll(/"SESSID":"[^"]*"/g, '"SESSID":"$SESSID"')
    .replaceAll(/"(\w*password)":"(?:[^"\\]|\\.)*"/gi, '"$1":"$CONTRACT_PASSWORD"')
    .replaceAll(/"login":"(?!nobody-)(?:[^"\\]|\\.)*"/g, '"login":"$CONTRACT_LOGIN"')
    .replaceAll(/"token":"(?:[^"\\]|\\.)*"/g, '"token":"$TOKEN"')
}

/** Leaves the single quotes around a variable, so that the shell puts its value in. */
function withVariables(text: string): string {
  return text.replaceAll(/"\$(SESSID|TOKEN|CONTRACT_LOGIN|CONTRACT_PASSWORD)"/g, `"'"$$$1"'"`)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
