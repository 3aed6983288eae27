import type { Exchange } from './client.ts'
import type { Credential } from '../model/credential.ts'
import { type Secrets, withoutSecrets } from './secrets.ts'

/**
 * A line that repeats the request in a shell. Secrets are names of variables: `$SID`, `$TOKEN`, `$SESSID`, and those of
 * the environment that the run was given.
 */
export function curlLine(target: string, { call, sent }: Exchange, secrets: Secrets = []): string {
  // With `-X HEAD` curl would wait for a body.
  const parts = [call.method === 'HEAD' ? 'curl -I' : 'curl -i']
  if (call.method !== 'GET' && call.method !== 'HEAD') parts.push(`-X ${call.method}`)
  if (sent.sid !== undefined) parts.push(`-H "Cookie: SID=$SID"`)
  const credential = sent.credential ?? ownHeader
  if (sent.token !== undefined && credential.in !== 'query') parts.push(tokenHeader(credential, sent.token))
  for (const [name, value] of Object.entries(call.headers))
    parts.push(name === 'X-SESSID' ? `-H "X-SESSID: $SESSID"` : `-H ${quoted(`${name}: ${value}`)}`)
  if (call.body !== undefined) parts.push(`--data ${shellText(masked(withoutSecrets(call.body, secrets)))}`)
  if (call.bytes) {
    const { shell, text } = call.bytes
    const own = text === undefined ? '' : shellText(masked(withoutSecrets(text, secrets)))
    parts.push(`--data-binary ${shell.replace('BODY', () => own)}`)
  }
  const inQuery = sent.token !== undefined && credential.in === 'query'
  const address = target + withoutSecrets(call.target, secrets)
  parts.push(
    inQuery
      ? `${shellText(`${address}${address.includes('?') ? '&' : '?'}${credential.name}=`)}"$TOKEN"`
      : shellText(address),
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
    .replaceAll(/"(\w*password)":"(?!\$CONTRACT_)(?:[^"\\]|\\.)*"/gi, '"$1":"$CONTRACT_PASSWORD"')
    .replaceAll(/"login":"(?!nobody-|\$CONTRACT_)(?:[^"\\]|\\.)*"/g, '"login":"$CONTRACT_LOGIN"')
    .replaceAll(/"token":"(?:[^"\\]|\\.)*"/g, '"token":"$TOKEN"')
}

/** Quoted for a shell, but for the variables, whose values the shell puts in. */
function shellText(text: string): string {
  return quoted(text).replaceAll(/\$(?:SESSID|TOKEN|CONTRACT_[A-Z]+(?:_2)?)\b/g, `'"$&"'`)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
