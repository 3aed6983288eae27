import { type ContractDocument, operationEntries, type OperationEntry } from '../model/document.ts'
import { type ExampleRequest, exampleRequests } from '../model/example-requests.ts'

/** Another backend and another account are variables of the shell, set before. */
const setting = ['SHOP=${SHOP:-http://127.0.0.1:4020}', 'JAR=$(mktemp)']
const readSessid = [
  'SESSID=$(curl -s -b "$JAR" -c "$JAR" "$SHOP/api/header/" |',
  `  sed -n 's/.*"SESSID":"\\([^"]*\\)".*/\\1/p')`,
]
const logIn = [
  "LOGIN=${LOGIN:-buyer@example.ru} PASSWORD=${PASSWORD:-'Kran-2026!'}",
  'TOKEN=$(curl -s -b "$JAR" -c "$JAR" "$SHOP/api/authentication/" \\',
  "  -H 'Content-Type: application/json' -H 'X-Urldecode: none' \\",
  `  --data '{"credentials":{"login":"'"$LOGIN"'","password":"'"$PASSWORD"'"}}' |`,
  `  sed -n 's/.*"token":"\\([^"]*\\)".*/\\1/p')`,
]

/** A shell script for each operation that takes and answers JSON: it opens a session, logs in where needed, and calls. */
export function requestSamples(document: ContractDocument): Map<string, string> {
  const entries = new Map(operationEntries(document).map((entry) => [entry.operation.operationId, entry]))
  return new Map(
    exampleRequests(document).flatMap((request) => {
      const entry = entries.get(request.operationId)
      return entry ? [[request.operationId, sampleOf(request, entry)] as const] : []
    }),
  )
}

function sampleOf(request: ExampleRequest, { operation }: OperationEntry): string {
  const { body } = request
  const isCustomers =
    (operation.security ?? []).length > 0 && operation.security?.every((one) => 'token' in one) === true
  const needsSessid = operation['x-csrf'] !== undefined && operation['x-csrf'] !== 'none'
  const call = [`curl -s -b "$JAR" -c "$JAR" -X ${request.method} "$SHOP"${quoted(request.path)}`]
  if (isCustomers) call.push('-H "Authorization-Token: $TOKEN"')
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'Cookie' || name === 'Authorization-Token') continue
    call.push(name === 'X-SESSID' ? '-H "X-SESSID: $SESSID"' : `-H ${quoted(`${name}: ${value}`)}`)
  }
  if (body !== undefined) call.push(`--data ${withSessid(quoted(JSON.stringify(body)))}`)
  return [
    ...setting,
    ...(isCustomers ? logIn : []),
    ...(needsSessid ? readSessid : []),
    call.join(' \\\n  '),
    '',
  ].join('\n')
}

/** The shell puts in the SESSID of the session. */
function withSessid(text: string): string {
  return text.replaceAll(/"SESSID":"[^"]*"/g, () => `"SESSID":"'"$SESSID"'"`)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
