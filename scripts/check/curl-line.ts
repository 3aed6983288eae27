import type { Exchange } from './client.ts'

/**
 * A line that repeats the request in a shell. Secrets are names of variables: `$SID`, `$TOKEN`, `$SESSID`,
 * `$CONTRACT_LOGIN`, `$CONTRACT_PASSWORD`.
 */
export function curlLine(target: string, { call, sent }: Exchange): string {
  const parts = ['curl -i']
  if (call.method !== 'GET') parts.push(`-X ${call.method}`)
  if (sent.sid !== undefined) parts.push(`-H "Cookie: SID=$SID"`)
  if (sent.token !== undefined)
    parts.push(
      sent.token.startsWith('wrong-')
        ? `-H 'Authorization-Token: ${sent.token}'`
        : `-H "Authorization-Token: $TOKEN"`,
    )
  for (const [name, value] of Object.entries(call.headers))
    parts.push(name === 'X-SESSID' ? `-H "X-SESSID: $SESSID"` : `-H ${quoted(`${name}: ${value}`)}`)
  if (call.body !== undefined) parts.push(`--data ${withVariables(quoted(masked(call.body)))}`)
  parts.push(quoted(target + call.target))
  return parts.join(' ')
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
