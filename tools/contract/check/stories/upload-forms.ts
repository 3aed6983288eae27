import { valueAt } from '../../model/json-pointer.ts'
import type { Visitor } from '../client.ts'
import { type FormPart, pdf, sendParts } from '../file-checks.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { readSessid } from '../session-checks.ts'

/**
 * Forms of uploadFile: types by purpose, content and name, and the parts themselves. A guest sends them: the files of the
 * account that wait are counted.
 */
export async function checkForms(run: RunContext): Promise<void> {
  if (!run.contract.byId.has('uploadFile') || !run.wanted('uploadFile')) return
  const guest: Visitor = { name: 'guest who uploads files' }
  await readSessid(run, guest)
  if (guest.sessid === undefined) return
  await refuseTypes(run, guest)
  await judgeParts(run, guest)
}

/** Content, purpose and name have to agree; the type of the part says nothing. */
async function refuseTypes(run: RunContext, guest: Visitor): Promise<void> {
  const list = 'FM-2040;1\n'
  for (const [value, fileName, purpose, code, why] of [
    [pdf, 'list.pdf', 'cartImport', 'fileTypeInvalid', 'a PDF is no list of articles'],
    [list, 'list.csv', 'attachment', 'fileTypeInvalid', 'a CSV is nothing to attach'],
    [list, 'list.csv', 'authorityScan', 'fileTypeInvalid', 'a CSV is no scan'],
    [pdf, 'scan.png', 'attachment', 'fileTypeInvalid', 'a PDF that is called PNG'],
    ['', 'empty.pdf', 'attachment', 'fileEmpty', 'a file without bytes'],
  ] as const) {
    const parts = formOf(guest, { value, fileName, purpose })
    const exchange = await sendParts(run, guest, { parts, purpose: `upload: ${why}` })
    if (exchange)
      run.state(exchange, refusalCode(exchange) === code, {
        rule: 'file',
        pointer: 'request file',
        message: `${why}: it must be refused with ${code}, got ${outcomeOf(exchange)}`,
      })
  }
  const parts = formOf(guest, { value: pdf, fileName: 'any.pdf', mime: 'application/octet-stream' })
  const taken = await sendParts(run, guest, { parts, purpose: 'upload: a PDF that calls itself bytes' })
  const mime = valueAt(taken?.json, '/data/file/mime')
  if (taken)
    run.state(taken, mime === 'application/pdf', {
      rule: 'file',
      pointer: '/data/file/mime',
      message: `the content decides of the type, never the Content-Type of the part: application/pdf, got ${typeof mime === 'string' ? mime : refusalCode(taken)}`,
    })
}

/** Parts come in any order, each of them once. */
async function judgeParts(run: RunContext, guest: Visitor): Promise<void> {
  const whole = formOf(guest, { value: pdf, fileName: 'parts.pdf' })
  const turned = await sendParts(run, guest, { parts: whole.toReversed(), purpose: 'upload: SESSID is last' })
  if (turned)
    run.state(turned, run.succeeded(turned), {
      rule: 'file',
      pointer: 'request file',
      message: `parts may come in any order, got ${refusalCode(turned)}`,
    })
  const without = (left: string) => whole.filter(({ name }) => name !== left)
  for (const [parts, why] of [
    [without('file'), 'without a file'],
    [without('purpose'), 'without a purpose'],
    [without('SESSID'), 'without SESSID'],
    [[...without('purpose'), { name: 'purpose', value: 'photo' }], 'with a purpose that is none'],
    [[...whole, { name: 'purpose', value: 'attachment' }], 'with two purposes'],
  ] as const) {
    const exchange = await sendParts(run, guest, { parts, purpose: `upload: ${why}` })
    if (exchange)
      run.state(exchange, exchange.status === 422, {
        rule: 'file',
        pointer: 'request file',
        message: `a form ${why} must be 422, got ${outcomeOf(exchange)}`,
      })
  }
}

function formOf(
  { sessid = '' }: Visitor,
  {
    value,
    fileName,
    purpose = 'attachment',
    mime = 'application/pdf',
  }: { value: string; fileName: string; purpose?: string; mime?: string },
): FormPart[] {
  return [
    { name: 'SESSID', value: sessid },
    { name: 'purpose', value: purpose },
    { name: 'file', value, fileName, mime },
  ]
}
