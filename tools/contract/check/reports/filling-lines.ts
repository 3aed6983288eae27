import type { CheckReport } from '../check-report.ts'
import type { Violation } from '../journal.ts'

/** The lines that fill the variables of the curl lines above; none where no line has any. */
export function fillingLines(
  violations: readonly Violation[],
  {
    target,
    proof,
    tokenVariable = 'CONTRACT_TOKEN',
  }: Pick<CheckReport, 'target' | 'proof' | 'tokenVariable'>,
): string[] {
  const used = (name: string) => violations.some(({ curl }) => new RegExp(String.raw`\$${name}\b`).test(curl))
  const needsToken = used('TOKEN')
  const needsSid = used('SID') || used('SESSID') || used('OLD_SESSID')
  if (!needsToken && !needsSid) return []
  if (proof !== 'login') return ['# $TOKEN is the token of the run', `TOKEN=$${tokenVariable}`]
  const header = `'${target}/api/header/'`
  const cookie = String.raw`sed -n 's/^[Ss]et-[Cc]ookie: *SID=\([^;]*\).*/\1/p' | tail -1`
  const sessid = (name: string) =>
    String.raw`${name}=$(curl -s -H "Cookie: SID=$SID"${name === 'SESSID' && needsToken ? ' -H "Authorization-Token: $TOKEN"' : ''} ${header} | sed -n 's/.*"SESSID": *"\([^"]*\)".*/\1/p')`
  return [
    '# $SID is the cookie of a visitor, $SESSID their value against forged requests, $TOKEN proves who they are:',
    `SID=$(curl -si ${header} | ${cookie})`,
    ...(used('OLD_SESSID') ? [sessid('OLD_SESSID')] : []),
    ...(needsToken
      ? [
          `LOGIN=$(curl -si -H "Cookie: SID=$SID" -H 'Content-Type: application/json' -H 'X-Urldecode: none' --data "{\\"credentials\\":{\\"login\\":\\"$CONTRACT_LOGIN\\",\\"password\\":\\"$CONTRACT_PASSWORD\\"}}" '${target}/api/authentication/')`,
          `SID=$(printf '%s' "$LOGIN" | ${cookie})`,
          String.raw`TOKEN=$(printf '%s' "$LOGIN" | sed -n 's/.*"token": *"\([^"]*\)".*/\1/p')`,
        ]
      : []),
    ...(used('SESSID') ? [sessid('SESSID')] : []),
  ]
}
