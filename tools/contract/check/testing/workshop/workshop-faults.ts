import type { WorkshopAnswer, WorkshopCall } from './workshop-backend.ts'

/** One way of being wrong of the workshop's backend. */
export interface WorkshopFault {
  name: string
  /** The operation that the message must name, and what the place and the message must contain. */
  operation: string
  place: string
  change(operation: string, answer: WorkshopAnswer, call: WorkshopCall): WorkshopAnswer
}

/** Changes the good answers of one operation. */
const of =
  (wanted: string, change: (answer: WorkshopAnswer) => Partial<WorkshopAnswer>) =>
  (operation: string, answer: WorkshopAnswer): WorkshopAnswer =>
    operation === wanted && answer.status < 300 ? { ...answer, ...change(answer) } : answer

const inBody = (change: (body: Record<string, unknown>) => unknown) => (answer: WorkshopAnswer) => ({
  body: JSON.stringify(change(JSON.parse(String(answer.body)) as Record<string, unknown>)),
})

export const workshopFaults: readonly WorkshopFault[] = [
  {
    name: 'a PDF is a page of HTML',
    operation: 'machines.passport',
    place: 'body must be PDF, as Content-Type says, got HTML',
    change: of('passport', () => ({ body: '<!doctype html><title>502</title>' })),
  },
  {
    name: 'a workbook is a PDF',
    operation: 'report',
    place: 'body must be an Excel workbook, as Content-Type says, got PDF',
    change: of('report', () => ({ body: '%PDF-1.4' })),
  },
  {
    name: 'a file is empty',
    operation: 'machines.passport',
    place: 'body the file is empty',
    change: of('passport', () => ({ body: '' })),
  },
  {
    name: 'a PDF says it is a stream of bytes',
    operation: 'machines.passport',
    place: 'header Content-Type must be application/pdf',
    change: of('passport', () => ({ type: 'application/octet-stream' })),
  },
  {
    name: 'the name of a file says another kind',
    operation: 'machines.passport',
    place: 'header Content-Disposition passport.xlsx must hold an Excel workbook',
    change: of('passport', () => ({
      headers: { 'content-disposition': 'attachment; filename=passport.xlsx' },
    })),
  },
  {
    name: 'the name of a file is a path',
    operation: 'report',
    place: 'header Content-Disposition must name the file',
    change: of('report', () => ({
      headers: { 'content-disposition': 'attachment; filename="../etc/passwd"' },
    })),
  },
  {
    name: 'a file without its name',
    operation: 'machines.passport',
    place: 'header Content-Disposition is missing',
    change: of('passport', () => ({ headers: {} })),
  },
  {
    name: 'a number is a text, in a schema of another file',
    operation: 'machines.list',
    place: '/*/hours must be number',
    change: of(
      'list',
      inBody((list) => (list as unknown as Record<string, unknown>[]).map((one) => ({ ...one, hours: '1' }))),
    ),
  },
  {
    name: 'an undocumented field without an envelope',
    operation: 'GET /machines/{machineId}',
    place: '/debug is not in the contract',
    change: of(
      'get',
      inBody((machine) => ({ ...machine, debug: true })),
    ),
  },
  {
    name: 'null where 3.0 does not say nullable',
    operation: 'GET /machines/{machineId}',
    place: '/hours must be number',
    change: of(
      'get',
      inBody((machine) => ({ ...machine, hours: null })),
    ),
  },
  {
    name: 'a problem is plain JSON',
    operation: 'machines.list',
    place: 'header Content-Type must be application/problem+json',
    change: (_operation, answer) =>
      answer.status === 400 ? { ...answer, type: 'application/json' } : answer,
  },
  {
    name: 'anybody may read what needs a token',
    operation: 'machines.list',
    place: 'status a wrong token must be 401',
    change: (operation, answer) =>
      operation === 'list' && answer.status === 401
        ? { status: 200, type: 'application/json', body: '[]' }
        : answer,
  },
  {
    name: 'what was made is answered with 200 instead of 201',
    operation: 'machines.add',
    place: 'status 200 is not declared',
    change: of('add', () => ({ status: 200 })),
  },
  {
    name: 'a field that is required is missing',
    operation: 'GET /machines/{machineId}',
    place: '/serial is missing',
    change: of(
      'get',
      inBody(({ serial: _left, ...machine }) => machine),
    ),
  },
  {
    name: 'a value is none of the enum',
    operation: 'machines.list',
    place: '/*/kind must be one of',
    change: of(
      'list',
      inBody((list) =>
        (list as unknown as Record<string, unknown>[]).map((one) => ({ ...one, kind: 'crane' })),
      ),
    ),
  },
  {
    name: 'JSON breaks off in the middle',
    operation: 'machines.list',
    place: 'body the body is not JSON',
    change: of('list', ({ body }) => ({ body: String(body).slice(0, 20) })),
  },
  {
    name: 'a limit out of its bounds is taken',
    operation: 'machines.list',
    place: 'request limit below its minimum must be 400',
    change: (operation, answer) =>
      operation === 'list' && answer.status === 400
        ? { status: 200, type: 'application/json', body: '[]' }
        : answer,
  },
  {
    name: 'an id that nobody has ends in a failure of the backend',
    operation: 'GET /machines/{machineId}',
    place: 'status the backend failed with 500',
    change: (operation, answer) =>
      operation === 'get' && answer.status === 404
        ? { status: 500, type: 'text/plain', body: 'NullPointerException' }
        : answer,
  },
  {
    name: 'a machine without its required fields is taken',
    operation: 'machines.add',
    place: 'request /serial left out must be 400',
    change: (operation, answer) =>
      operation === 'add' && answer.status === 400
        ? { status: 201, type: 'application/json', body: '{"id":77,"serial":"EX-0077","kind":"loader"}' }
        : answer,
  },
  {
    name: 'what was made is not there',
    operation: 'GET /machines/{machineId}',
    place: 'status what was made must be found, got 404',
    change: (operation, answer) =>
      operation === 'get' && answer.status === 200 && !/"id":(7|9)\b/.test(String(answer.body))
        ? { status: 404, type: 'application/problem+json', body: '{"title":"No such machine.","status":404}' }
        : answer,
  },
  {
    name: 'what was deleted can still be read',
    operation: 'GET /machines/{machineId}',
    place: 'status what was deleted must be gone, got 200',
    change: (operation, answer) =>
      operation === 'get' && answer.status === 404
        ? { status: 200, type: 'application/json', body: '{"id":10,"serial":"EX-0010","kind":"loader"}' }
        : answer,
  },
  {
    name: 'a deletion answers 200 and a text instead of 204',
    operation: 'machines.remove',
    place: 'status 200 is not declared',
    change: of('remove', () => ({ status: 200, type: 'text/plain', body: 'ok' })),
  },
]
