import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The contract of another team: 3.0, many files, no envelope, a bearer token, files as answers. */
export const workshopContract = fileURLToPath(new URL('openapi.yaml', import.meta.url))
export const workshopToken = 'token-of-the-workshop'

interface Machine {
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

/** Changes a good answer into a bad one. */
type Change = (operation: string, answer: WorkshopAnswer) => WorkshopAnswer

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
    const operation = passport ? 'passport' : request.method === 'DELETE' ? 'remove' : 'get'
    if (!isKnown) return [operation, problem(401, 'Who are you?')]
    const machine = machines.find((one) => one.id === Number(id))
    if (!machine) return [operation, problem(404, 'No such machine.')]
    if (operation === 'get') return [operation, json(200, machine)]
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
    return json(200, fitting.slice(0, limit))
  }

  function add(body: string): WorkshopAnswer {
    const given = parsed(body)
    const { serial, kind, note, hours, parts } = given ?? {}
    const good =
      typeof serial === 'string' &&
      /^[A-Z]{2}-\d{4}$/.test(serial) &&
      (kind === 'excavator' || kind === 'loader') &&
      (note === undefined || note === null || (typeof note === 'string' && note.length <= 200)) &&
      (hours === undefined || (typeof hours === 'number' && hours > 0)) &&
      (given?.['pin'] === undefined || typeof given['pin'] === 'string') &&
      (parts === undefined || Array.isArray(parts))
    if (!good) return problem(400, 'This is no machine.')
    const machine: Machine = {
      id: Math.max(0, ...machines.map(({ id }) => id)) + 1,
      serial,
      kind,
      ...(note !== undefined && { note }),
      ...(hours !== undefined && { hours }),
    }
    machines.push(machine)
    return json(201, machine)
  }

  function begin(next: Change = (_operation, answer) => answer): void {
    fault = next
    calls.length = 0
    machines = [
      { id: 7, serial: 'EX-0007', kind: 'excavator', note: null, hours: 6840.5 },
      { id: 9, serial: 'LD-0009', kind: 'loader' },
    ]
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { status, type, headers, body } = fault(...answerTo(request, Buffer.concat(chunks).toString()))
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

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
