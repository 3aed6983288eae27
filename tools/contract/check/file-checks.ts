import { valueAt } from '../model/json-pointer.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { listOf, recordOf } from '../model/record.ts'
import type { Call, Exchange, Visitor } from './client.ts'
import { fileName } from './file-rules.ts'
import type { NamedFile } from './named-files.ts'
import { buildCall } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { sendAs, sendOwn } from './send-as.ts'
import { readSessid } from './session-checks.ts'

/** Files that are downloaded; one of each kind that answers named would be enough. */
const mostFiles = 8
/** What is uploaded. */
export const pdf = '%PDF-1.4\n%a file of the checker\n%%EOF\n'

/** Files that answers named are what the answers say: type, size, name, and parts of them. */
export async function checkNamedFiles(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('downloadFile')
  if (!operation || !run.wanted('downloadFile')) return
  const files = [...run.files.values()].slice(0, mostFiles)
  for (const named of files) await compare(run, named)
  const [first] = files
  if (first) await checkRanges(run, first)
  else run.journal.notes.add('No answer named a file: downloads were not tried')
}

async function compare(run: RunContext, { file, visitor }: NamedFile): Promise<void> {
  const exchange = await download(run, visitor, file.id, 'a file that an answer named')
  if (!exchange || !isWhole(run, exchange)) return
  const { headers, bytes } = exchange
  const type = headers.get('content-type')
  const name = fileName(headers.get('content-disposition') ?? '')
  run.state(exchange, type === file.mime, {
    rule: 'file',
    pointer: 'header Content-Type',
    message: `must be the mime of the File (${file.mime}), got ${type}`,
  })
  run.state(exchange, bytes?.length === file.size, {
    rule: 'file',
    pointer: 'body',
    message: `must have the size of the File (${file.size} bytes), got ${bytes?.length}`,
  })
  run.state(exchange, name === file.name, {
    rule: 'file',
    pointer: 'header Content-Disposition',
    message: `must name the file ${file.name}, got ${name}`,
  })
}

function isWhole(run: RunContext, exchange: Exchange): boolean {
  return run.state(exchange, exchange.status === 200, {
    rule: 'file',
    pointer: 'status',
    message: `a file that an answer named must be there, got ${exchange.status}`,
  })
}

async function checkRanges(run: RunContext, { file, visitor }: NamedFile): Promise<void> {
  const whole = (await download(run, visitor, file.id, 'the whole of a file'))?.bytes
  const size = file.size
  const parts: [string, number, number][] = [
    ['bytes=0-9', 0, 10],
    ['bytes=5-', 5, size],
    ['bytes=-7', size - 7, size],
    ['bytes=0-99999999', 0, size],
    ['bytes=-99999999', 0, size],
  ]
  for (const [range, from, to] of parts) {
    const part = size >= 10 && (await download(run, visitor, file.id, 'a part of a file', range))
    if (!part) continue
    const isRange = part.headers.get('content-range') === `bytes ${from}-${to - 1}/${size}`
    const isPart = whole === undefined || part.bytes?.toString() === whole.subarray(from, to).toString()
    run.state(part, part.status === 206 && part.bytes?.length === to - from && isRange && isPart, {
      rule: 'file',
      pointer: 'header Range',
      message: `${range} must be 206 with bytes ${from} to ${to - 1} of the file, got ${part.status} with ${part.bytes?.length}`,
    })
  }
  // One that is turned round begins after the end of a shorter file.
  const turned = size > 9 ? ['bytes=9-5'] : []
  for (const range of ['bytes=0-1,4-5', 'lines=0-1', 'bytes=abc', ...turned]) {
    const all = await download(run, visitor, file.id, 'a range that is answered with the whole file', range)
    if (all)
      run.state(all, all.status === 200 && all.bytes?.length === size, {
        rule: 'file',
        pointer: 'header Range',
        message: `several ranges, other units and what can't be read must be 200 with the whole file, got ${all.status} for ${range}`,
      })
  }
  const beyond = await download(run, visitor, file.id, 'a range after the end', `bytes=${file.size}-`)
  if (beyond)
    run.state(beyond, beyond.status === 416, {
      rule: 'file',
      pointer: 'header Range',
      message: `a range after the end must be 416, got ${beyond.status}`,
    })
}

async function download(
  run: RunContext,
  visitor: Visitor,
  id: string,
  purpose: string,
  range?: string,
): Promise<Exchange | undefined> {
  const operation = run.contract.byId.get('downloadFile')
  if (!operation) return undefined
  const values = { id, ...(range !== undefined && { Range: range }) }
  const exchange = await run.ask({ operation, visitor, values, purpose })
  if (exchange.status === 200) {
    run.accepted.set(operation.id, { operation, values: { id } })
    run.journal.untested.delete(operation.id)
  }
  return exchange.planned ? undefined : exchange
}

/** Files that only customers were told of are 404 for another one and for a guest. */
export async function checkForeignFiles(run: RunContext, other: Visitor): Promise<void> {
  if (!run.wanted('downloadFile')) return
  const own = [...run.files.values()].filter(({ isPrivate }) => isPrivate)
  for (const { file } of own.slice(0, mostFiles))
    for (const visitor of [other, { ...run.guest }]) {
      const exchange = await download(run, visitor, file.id, 'a file of another customer')
      if (exchange)
        run.state(exchange, exchange.status === 404, {
          rule: 'other-customer',
          pointer: 'request id',
          message: `a file of another customer must be 404, got ${exchange.status}`,
        })
    }
}

/** An upload is judged by its content, comes back as it was, and its id is taken once. */
export async function checkUploads(run: RunContext): Promise<void> {
  if (!run.contract.byId.has('uploadFile') || !run.wanted('uploadFile')) return
  const wrong = await upload(run, 'page.pdf', '<html><body>no PDF</body></html>')
  if (wrong)
    run.state(wrong, codeOf(wrong) === 'fileTypeInvalid', {
      rule: 'file',
      pointer: 'request file',
      message: `HTML that is called PDF must be refused with fileTypeInvalid, got ${codeOf(wrong) ?? wrong.status}`,
    })
  // It is empty besides, which is judged after the SESSID.
  const forged = await upload(run, 'forged.pdf', '', '0123456789abcdef0123456789abcdef')
  if (forged)
    run.state(forged, codeOf(forged) === 'sessidInvalid', {
      rule: 'sessid',
      pointer: 'request SESSID',
      message: `with a wrong SESSID it must be refused (sessidInvalid), got ${codeOf(forged) ?? forged.status}`,
    })
  await sendNoForm(run)
  const name = `Акт ${run.runId} ёж.pdf`
  const done = await upload(run, `Документы/${name}`, pdf)
  if (!done || !run.succeeded(done)) return
  const file = recordOf(recordOf(recordOf(done.json)['data'])['file'])
  run.state(done, file['size'] === pdf.length && file['mime'] === 'application/pdf', {
    rule: 'file',
    pointer: '/data/file',
    message: `must have the size and the type of what was sent (${pdf.length}, application/pdf), got ${String(file['size'])}, ${String(file['mime'])}`,
  })
  run.state(done, file['name'] === name, {
    rule: 'file',
    pointer: '/data/file/name',
    message: `must have the name that was sent, without its folder (${name}), got ${String(file['name'])}`,
  })
  const back = await download(run, run.customer, String(file['id']), 'the file that was uploaded')
  if (back && isWhole(run, back))
    run.state(back, back.text === pdf, {
      rule: 'file',
      pointer: 'body',
      message: 'must be the bytes that were uploaded',
    })
  const named = back?.status === 200 ? fileName(back.headers.get('content-disposition') ?? '') : name
  if (back)
    run.state(back, named === name, {
      rule: 'file',
      pointer: 'header Content-Disposition',
      message: `must name the file ${name}, got ${named}`,
    })
  await takeTwice(run, String(file['id']))
}

/** What is no form is 415, whatever stands in it. */
async function sendNoForm(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('uploadFile')
  if (!operation?.answers.has('415')) return
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const call = buildCall({ operation, visitor: run.customer, values: {}, purpose: `an upload as ${type}` })
    const headers = { ...call.headers, 'Content-Type': type }
    const exchange = await run.send(run.customer, { ...call, headers, body: '{}', isProbe: true })
    if (exchange.planned) return
    run.state(exchange, exchange.status === 415, {
      rule: 'http',
      pointer: 'request mediaType',
      message: `A form of another type than multipart/form-data must be 415, got ${exchange.status}`,
      operationId: operation.id,
    })
  }
}

/** The id of a file that a visitor of the run uploads for a purpose; `undefined` where that can't be done. */
export async function uploadedFor(
  run: RunContext,
  purpose: string,
  visitor: Visitor = run.customer,
): Promise<string | undefined> {
  const file = { name: `${run.runId}-${purpose}.pdf`, content: pdf, mime: 'application/pdf', purpose }
  const exchange = await sendForm(run, { ...file, sessid: visitor.sessid ?? '' }, visitor)
  const id = valueAt(exchange?.json, '/data/file/id')
  return typeof id === 'string' ? id : undefined
}

async function takeTwice(run: RunContext, id: string): Promise<void> {
  const operation = run.contract.byId.get('sendAppeal')
  if (!operation?.body) return
  // Without a topic it is a question; line breaks are kept.
  const message = `Проверка контракта ${run.runId}: a < b & "c"\nвторая строка`
  const { topic: _topic, ...form } = recordOf(run.bodyOf(operation))
  const send = (fileIds: readonly string[] = [id]) =>
    run.ask({
      operation,
      visitor: run.customer,
      values: { 'Idempotency-Key': crypto.randomUUID() },
      body: { ...form, message, fileIds },
      purpose: 'a form with the file that was uploaded',
    })
  const leaves = () =>
    run.journal.leftovers.push(`sendAppeal did something that no operation takes back (${run.runId})`)
  const refused = await send([id, 'f-0000000000'])
  if (run.succeeded(refused)) leaves()
  run.state(refused, codeOf(refused) === 'fileNotFound', {
    rule: 'file',
    pointer: 'request /fileIds',
    message: `a file that nobody uploaded must be refused with fileNotFound, beside others too, got ${codeOf(refused) ?? refused.status}`,
  })
  const first = await send()
  if (codeOf(refused) === 'fileNotFound')
    run.state(first, codeOf(first) !== 'fileNotFound', {
      rule: 'file',
      pointer: 'request /fileIds',
      message: 'of a write that is refused nothing is taken: the file must be there still, got fileNotFound',
      operationId: 'uploadFile',
    })
  if (!run.succeeded(first)) return
  leaves()
  await sendAsGuest(run, operation)
  const second = await send()
  run.state(second, codeOf(second) === 'fileNotFound', {
    rule: 'file',
    pointer: 'request /fileIds',
    message: `an id that was taken must be refused with fileNotFound, got ${codeOf(second) ?? second.status}`,
    operationId: 'uploadFile',
  })
}

/** A guest sends the form, with a file of their own; among the customer's requests it does not stand. */
async function sendAsGuest(run: RunContext, operation: CheckedOperation): Promise<void> {
  const guest: Visitor = { name: 'guest with a form' }
  await readSessid(run, guest)
  const id = guest.sessid === undefined ? undefined : await uploadedFor(run, 'attachment', guest)
  if (id === undefined) return
  const body = { ...recordOf(run.bodyOf(operation)), fileIds: [id] }
  const sent = await sendAs(run, guest, operation.id, { body, purpose: 'a form of a guest, with a file' })
  // An address may have sent enough.
  if (!sent || sent.planned || sent.status === 429) return
  run.state(sent, run.succeeded(sent), {
    rule: 'file',
    pointer: 'status',
    message: `a guest may send the form that a customer sent, with a file of their own, got ${codeOf(sent) ?? sent.status}`,
  })
  if (!run.succeeded(sent)) return
  run.journal.leftovers.push(`sendAppeal did something that no operation takes back (${run.runId})`)
  const list = await sendOwn(run, 'listRequests', { purpose: 'requests after the form of a guest' })
  const number = valueAt(sent.json, '/data/number')
  const numbers = listOf(valueAt(list?.json, '/data/items')).map((one) => recordOf(one)['number'])
  if (list && run.succeeded(list))
    run.state(list, !numbers.includes(number), {
      rule: 'other-customer',
      pointer: '/data/items/*/number',
      message: `the form of a guest (${String(number)}) is no request of the customer`,
    })
}

async function upload(
  run: RunContext,
  name: string,
  content: string,
  sessid = run.customer.sessid ?? '',
  purpose = 'attachment',
): Promise<Exchange | undefined> {
  return sendForm(run, { name, content, sessid, purpose, mime: 'application/pdf' })
}

/**
 * Uploads a list of articles, or a file for another purpose.
 *
 * @returns the id of the file; `undefined` where that can't be done
 */
export async function uploadContent(
  run: RunContext,
  { name, mime, content }: { name: string; mime: string; content: Uint8Array<ArrayBuffer> },
  purpose = 'cartImport',
): Promise<string | undefined> {
  const sessid = run.customer.sessid ?? ''
  const exchange = await sendForm(run, { name, content, mime, sessid, purpose })
  const id = valueAt(exchange?.json, '/data/file/id')
  return typeof id === 'string' ? id : undefined
}

interface SentFile {
  name: string
  content: string | Uint8Array<ArrayBuffer>
  mime: string
  sessid: string
  purpose: string
}

/** One part of a form; with a `fileName` it is a file. */
export interface FormPart {
  name: string
  value: string | Uint8Array<ArrayBuffer>
  fileName?: string
  mime?: string
}

async function sendForm(
  run: RunContext,
  { name, content, mime, sessid, purpose }: SentFile,
  visitor: Visitor = run.customer,
): Promise<Exchange | undefined> {
  const parts = [
    { name: 'SESSID', value: sessid },
    { name: 'purpose', value: purpose },
    { name: 'file', value: content, fileName: name, mime },
  ]
  return sendParts(run, visitor, { parts, purpose: `upload of ${name}` })
}

/** Sends a form of uploadFile with these parts in this order. */
export async function sendParts(
  run: RunContext,
  visitor: Visitor,
  { parts, purpose }: { parts: readonly FormPart[]; purpose: string },
): Promise<Exchange | undefined> {
  const operation = run.contract.byId.get('uploadFile')
  if (!operation) return undefined
  const boundary = `----${run.runId}`
  const head = ({ name, fileName: file, mime }: FormPart) => {
    const named = file === undefined ? '' : `; filename="${file}"\r\nContent-Type: ${mime ?? ''}`
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${named}\r\n\r\n`
  }
  let [begin, end] = ['', '']
  let content: Uint8Array<ArrayBuffer> | undefined
  for (const part of parts) {
    const { value } = part
    if (content === undefined) begin += head(part)
    else end += head(part)
    if (typeof value !== 'string') content = value
    const text = typeof value === 'string' ? `${value}\r\n` : '\r\n'
    if (content === undefined) begin += text
    else end += text
  }
  end += `--${boundary}--\r\n`
  const { body: _example, ...call } = buildCall({ operation, visitor, values: {}, purpose })
  const headers = { ...call.headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` }
  const body = content === undefined ? { body: begin + end } : { bytes: inBytes(begin, content, end) }
  const exchange = await run.send(visitor, { ...call, headers, ...body })
  if (exchange.status === 200) run.journal.untested.delete(operation.id)
  return exchange.planned ? undefined : exchange
}

/** What a shell makes of it keeps the SESSID readable, so that a report can hide it. */
function inBytes(begin: string, content: Uint8Array, end: string): NonNullable<Call['bytes']> {
  const whole = Buffer.concat([Buffer.from(begin), content, Buffer.from(end)])
  const middle = Buffer.from(content).toString('base64')
  const ending = end.replaceAll('\r\n', String.raw`\r\n`)
  const shell = `@<(printf %s BODY; printf %s '${middle}' | base64 -d; printf -- '${ending}')`
  return { content: Uint8Array.from(whole), shell, text: begin }
}

function codeOf({ json }: Exchange): string | undefined {
  const { errors } = recordOf(json)
  const [first] = Array.isArray(errors) ? errors : []
  const { code } = recordOf(first)
  return typeof code === 'string' ? code : undefined
}
