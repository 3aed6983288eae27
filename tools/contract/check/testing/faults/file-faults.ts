import { type Fault, type FaultyCall, inAnswer, inSuccess, insteadOf, rewritten } from '../fault.ts'

/** Operations whose answers name files, to be checked with them. */
const naming = ['listContracts'] as const

function withHeaders(answer: Response, change: (headers: Headers) => void): Response {
  const headers = new Headers(answer.headers)
  change(headers)
  return new Response(answer.body, { status: answer.status, headers })
}

const onlyFiles = (change: (answer: Response, call: FaultyCall) => Response | Promise<Response>) =>
  inAnswer('downloadFile', (answer, call) => (answer.ok ? change(answer, call) : answer))

/** Headers of the first customer who logged in. */
function asOwner({ headers, memory }: FaultyCall): Headers {
  const own = new Headers(headers)
  own.set('Authorization-Token', memory.get('owner.token') ?? '')
  own.set('cookie', `SID=${memory.get('owner.sid') ?? ''}`)
  return own
}

/** Files that are uploaded, named by answers and downloaded. */
export const fileFaults: readonly Fault[] = [
  {
    name: 'a file is an HTML page of the backend',
    operation: 'downloadFile',
    place: 'body must be PDF, as Content-Type says',
    with: naming,
    answer: onlyFiles((answer) => rewritten(answer, '<h1>502 Bad Gateway</h1>')),
  },
  {
    name: 'a file is shorter than the answer said',
    operation: 'downloadFile',
    place: 'body must have the size of the File',
    with: naming,
    answer: onlyFiles(async (answer, { headers }) =>
      headers.has('range') ? answer : rewritten(answer, (await answer.text()).slice(0, -100)),
    ),
  },
  {
    name: 'a file has another type than the answer said',
    operation: 'downloadFile',
    place: 'header Content-Type must be the mime of the File',
    with: naming,
    answer: inSuccess('listContracts', (data) => {
      for (const contract of data['items'] as Record<string, unknown>[])
        for (const file of contract['files'] as Record<string, unknown>[]) file['mime'] = 'image/png'
    }),
  },
  {
    name: 'a download has no name',
    operation: 'downloadFile',
    place: 'header Content-Disposition is missing',
    with: naming,
    answer: onlyFiles((answer) => withHeaders(answer, (headers) => headers.delete('content-disposition'))),
  },
  {
    name: 'a download is called by its id',
    operation: 'downloadFile',
    place: 'header Content-Disposition must name the file',
    with: naming,
    answer: onlyFiles((answer) =>
      withHeaders(answer, (headers) =>
        headers.set('content-disposition', 'attachment; filename="f-contract-301.pdf"'),
      ),
    ),
  },
  {
    name: 'a range is answered with the whole file',
    operation: 'downloadFile',
    place: 'header Range bytes=0-9 must be 206',
    with: naming,
    answer: insteadOf('downloadFile', (call) => {
      const headers = new Headers(call.headers)
      headers.delete('range')
      return call.pass({ headers })
    }),
  },
  {
    name: 'a range after the end is the whole file',
    operation: 'downloadFile',
    place: 'header Range a range after the end must be 416',
    with: naming,
    answer: insteadOf('downloadFile', async (call) => {
      const answer = await call.pass()
      const headers = new Headers(call.headers)
      headers.delete('range')
      return answer.status === 416 ? call.pass({ headers }) : answer
    }),
  },
  {
    name: 'another customer’s file can be read',
    operation: 'downloadFile',
    place: 'request id a file of another customer must be 404, got 200',
    with: naming,
    answer: insteadOf('downloadFile', (call) =>
      call.memory.has('owner.token') && !call.memory.has('owner.left')
        ? call.pass({ headers: asOwner(call) })
        : undefined,
    ),
  },
  {
    name: 'what an answer named is not there',
    operation: 'downloadFile',
    place: 'status a file that an answer named must be there, got 404',
    with: naming,
    answer: insteadOf('downloadFile', (call) => {
      const url = new URL(call.url)
      url.pathname = '/web/files/f-none-1/'
      return call.pass({ url })
    }),
  },
  {
    name: 'the type of an upload is taken from its name',
    operation: 'uploadFile',
    place: 'request file HTML that is called PDF must be refused',
    writes: true,
    answer: insteadOf('uploadFile', (call) =>
      call.pass({ body: call.body.replace('<html>', '%PDF-1').replace('no PDF', 'no') }),
    ),
  },
  {
    name: 'an id of an upload is taken twice',
    operation: 'uploadFile',
    place: 'request /fileIds an id that was taken must be refused with fileNotFound',
    writes: true,
    with: ['sendAppeal'],
    answer: insteadOf('sendAppeal', (call) =>
      call.pass({ body: JSON.stringify({ ...(JSON.parse(call.body) as object), fileIds: [] }) }),
    ),
  },
]
