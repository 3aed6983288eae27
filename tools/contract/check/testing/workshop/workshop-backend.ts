import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { recordOf } from '../../../model/record.ts'

/** The contract of another team: 3.0, many files, no envelope, a bearer token, files as answers. */
export const workshopContract = fileURLToPath(new URL('openapi.yaml', import.meta.url))
export const workshopToken = 'token-of-the-workshop'

export interface Machine {
  id: number
  serial: string
  kind: string
  note?: string | null
  hours?: number
  parts?: unknown[]
}

export interface WorkshopAnswer {
  status: number
  type?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** What a fault may look at and change besides the answer. */
export interface WorkshopCall {
  query: URLSearchParams
  body: string
  /** The machines as they are after the call. */
  machines: Machine[]
}

/** Changes a good answer into a bad one. */
type Change = (operation: string, answer: WorkshopAnswer, call: WorkshopCall) => WorkshopAnswer

/** Its backend on a free port of this machine. */
export interface Workshop {
  target: string
  /** What was asked, as `GET /machines`. */
  calls: string[]
  begin(change?: Change): void
  close(): void
}

const problem = (status: number, title: string): WorkshopAnswer => ({
  status,
  type: 'application/problem+json',
  body: JSON.stringify({ title, status }),
})
const json = (status: number, body: unknown): WorkshopAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)
/** The beginning of a workbook: a zip with its usual first part. */
const workbook = Buffer.concat([
  Buffer.from([0x50, 0x4b, 3, 4]),
  Buffer.from('....xl/workbook.xml<workbook/>'),
])

/** Opens the backend; `begin` starts it anew, with at most one fault. */
export async function openWorkshop(): Promise<Workshop> {
  let machines: Machine[] = []
  let fault: Change = (_operation, answer) => answer
  const calls: string[] = []

  function answerTo(request: IncomingMessage, body: string): [string, WorkshopAnswer] {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://workshop')
    const path = pathname.replace(/^\/v2/, '')
    calls.push(`${request.method} ${path}`)
    if (path === '/health' && request.method === 'HEAD') return ['health', { status: 204 }]
    if (path === '/report')
      return [
        'report',
        {
          status: 200,
          type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          headers: {
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Отчёт.xlsx')}`,
          },
          body: workbook,
        },
      ]
    const isKnown = request.headers.authorization === `Bearer ${workshopToken}`
    if (path === '/machines') {
      const operation = request.method === 'POST' ? 'add' : 'list'
      if (!isKnown) return [operation, problem(401, 'Who are you?')]
      return [operation, operation === 'add' ? add(body) : list(searchParams)]
    }
    const [, id, passport] = /^\/machines\/(\d+)(\/passport)?$/.exec(path) ?? []
    const own = { DELETE: 'remove', PATCH: 'change' }[request.method ?? ''] ?? 'get'
    const operation = passport ? 'passport' : own
    if (!isKnown) return [operation, problem(401, 'Who are you?')]
    const machine = machines.find((one) => one.id === Number(id))
    if (!machine) return [operation, problem(404, 'No such machine.')]
    if (operation === 'get') return [operation, json(200, machine)]
    if (operation === 'change') return [operation, change(machine, body)]
    if (operation === 'passport')
      return [
        operation,
        {
          status: 200,
          type: 'application/pdf',
          headers: { 'content-disposition': `attachment; filename="passport-${machine.id}.pdf"` },
          body: pdf,
        },
      ]
    machines = machines.filter((one) => one !== machine)
    return [operation, { status: 204 }]
  }

  function list(query: URLSearchParams): WorkshopAnswer {
    const limit = Number(query.get('limit') ?? 20)
    if (!Number.isInteger(limit) || limit < 1 || limit > 50) return problem(400, 'limit')
    const kinds = query.get('kinds')?.split(',') ?? []
    if (kinds.some((kind) => kind !== '' && kind !== 'excavator' && kind !== 'loader'))
      return problem(400, 'kinds')
    const fitting = machines.filter(({ kind }) => kinds.join('') === '' || kinds.includes(kind))
    const offset = Number(query.get('offset') ?? 0)
    if (!Number.isInteger(offset) || offset < 0) return problem(400, 'offset')
    const sort = query.get('sort') ?? 'id'
    if (!/^(id|-?(serial|hours))$/.test(sort)) return problem(400, 'sort')
    const name = sort.replace('-', '') as 'id' | 'serial' | 'hours'
    const order = (one: Machine, other: Machine) =>
      (one[name] ?? 0) < (other[name] ?? 0)
        ? -1
        : (one[name] ?? 0) > (other[name] ?? 0)
          ? 1
          : one.id - other.id
    const sorted = fitting.toSorted((one, other) =>
      sort.startsWith('-') ? order(other, one) : order(one, other),
    )
    return {
      ...json(200, sorted.slice(offset, offset + limit)),
      headers: { 'x-total-count': String(fitting.length) },
    }
  }

  function add(body: string): WorkshopAnswer {
    const given = parsed(body)
    const { serial, kind, note, hours, parts } = given ?? {}
    const good =
      typeof serial === 'string' &&
      (kind === 'excavator' || kind === 'loader') &&
      isPlausible(given) &&
      (given?.['pin'] === undefined || typeof given['pin'] === 'string') &&
      arePlausibleParts(parts)
    if (!good) return problem(400, 'This is no machine.')
    const machine: Machine = {
      id: Math.max(0, ...machines.map(({ id }) => id)) + 1,
      serial,
      kind,
      ...(note !== undefined && { note: note as string | null }),
      ...(hours !== undefined && { hours: hours as number }),
    }
    machines.push(machine)
    return json(201, machine)
  }

  function change(machine: Machine, body: string): WorkshopAnswer {
    const given = parsed(body)
    if (!given || Array.isArray(given) || !isPlausible(given) || Object.keys(given).length === 0)
      return problem(400, 'This is no change.')
    for (const name of ['serial', 'kind', 'note', 'hours'] as const)
      if (name in given) Object.assign(machine, { [name]: given[name] })
    return json(200, machine)
  }

  function begin(next: Change = (_operation, answer) => answer): void {
    fault = next
    calls.length = 0
    machines = [
      { id: 7, serial: 'EX-0007', kind: 'excavator', note: null, hours: 6840.5 },
      { id: 9, serial: 'LD-0009', kind: 'loader' },
      { id: 12, serial: 'AX-0110', kind: 'excavator', hours: 12 },
      { id: 14, serial: 'LD-0001', kind: 'loader', hours: 905 },
    ]
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const sent = Buffer.concat(chunks).toString()
      const [operation, answer] = answerTo(request, sent)
      const query = new URL(request.url ?? '/', 'http://workshop').searchParams
      const { status, type, headers, body } = fault(operation, answer, { query, body: sent, machines })
      response.writeHead(status, { ...(type !== undefined && { 'content-type': type }), ...headers })
      response.end(body)
    })
  })
  begin()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    target: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    calls,
    begin,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Whether what is given of a machine may be so. */
function isPlausible(given: Record<string, unknown> | undefined): boolean {
  const { serial, kind, note, hours } = given ?? {}
  return (
    (serial === undefined || (typeof serial === 'string' && /^[A-Z]{2}-\d{4}$/.test(serial))) &&
    (kind === undefined || kind === 'excavator' || kind === 'loader') &&
    (note === undefined || note === null || (typeof note === 'string' && note.length <= 200)) &&
    (hours === undefined || (typeof hours === 'number' && hours > 0))
  )
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Parts have a name, and parts of their own. */
function arePlausibleParts(parts: unknown): boolean {
  if (parts === undefined) return true
  return (
    Array.isArray(parts) &&
    parts.every((part: unknown) => {
      const { name, parts: own } = recordOf(part)
      return typeof name === 'string' && name !== '' && arePlausibleParts(own)
    })
  )
}
