import type { Machine, WorkshopAnswer } from './workshop-backend.ts'
import type { WorkshopFault } from './workshop-faults.ts'

const isDone = ({ status }: WorkshopAnswer) => status < 300
const listed = (answer: WorkshopAnswer) => JSON.parse(String(answer.body)) as Machine[]
const told = (answer: WorkshopAnswer, body: unknown): WorkshopAnswer => ({
  ...answer,
  body: JSON.stringify(body),
})
const one = (answer: WorkshopAnswer) => JSON.parse(String(answer.body)) as Machine

/** Changes good answers of the list. */
const inList =
  (change: (list: Machine[], query: URLSearchParams) => Machine[]): WorkshopFault['change'] =>
  (operation, answer, { query }) =>
    operation === 'list' && isDone(answer) ? told(answer, change(listed(answer), query)) : answer

/** Does something to the machines after a write was done. */
const after =
  (
    wanted: string,
    act: (machines: Machine[], answer: WorkshopAnswer, body: string) => void,
  ): WorkshopFault['change'] =>
  (operation, answer, { machines, body }) => {
    if (operation === wanted) act(machines, answer, body)
    return answer
  }

/** What collections promise in any contract. */
export const resourceFaults: readonly WorkshopFault[] = [
  {
    name: 'two things of the list have one id',
    operation: 'machines.list',
    place: '/*/machineId no two things of a list may have one id',
    change: inList((list) =>
      list.map((machine, index) => (index === 1 ? { ...machine, id: list[0]?.id ?? 0 } : machine)),
    ),
  },
  {
    name: 'the limit is not kept',
    operation: 'machines.list',
    place: 'request limit a page must hold 1 things at most',
    change: (operation, answer, { query, machines }) =>
      operation === 'list' && isDone(answer) && query.get('limit') === '1' && !query.has('offset')
        ? told(answer, machines.slice(0, 2))
        : answer,
  },
  {
    name: 'pages overlap',
    operation: 'machines.list',
    place: 'request offset pages must not overlap',
    change: (operation, answer, { query, machines }) =>
      operation === 'list' && isDone(answer) && query.get('offset') === '2'
        ? told(answer, machines.slice(1, 2))
        : answer,
  },
  {
    name: 'pages skip things',
    operation: 'machines.list',
    place: 'request offset pages must not skip',
    change: (operation, answer, { query, machines }) => {
      const offset = Number(query.get('offset') ?? 0)
      return operation === 'list' && isDone(answer) && offset > 0
        ? told(answer, machines.slice(offset + 1, offset + 1 + Number(query.get('limit') ?? 20)))
        : answer
    },
  },
  {
    name: 'the total counts the page',
    operation: 'machines.list',
    place: 'header X-Total-Count must be the same whatever the page',
    change: (operation, answer) =>
      operation === 'list' && isDone(answer)
        ? { ...answer, headers: { 'x-total-count': String(listed(answer).length) } }
        : answer,
  },
  {
    name: 'the total counts what nobody sees',
    operation: 'machines.list',
    place: 'header X-Total-Count must count the',
    change: (operation, answer, { machines }) =>
      operation === 'list' && isDone(answer)
        ? { ...answer, headers: { 'x-total-count': String(machines.length + 3) } }
        : answer,
  },
  {
    name: 'a descending order is ascending',
    operation: 'machines.list',
    place: '/*/hours sorted by -hours, the largest must come first',
    change: inList((list, query) => (query.get('sort') === '-hours' ? list.toReversed() : list)),
  },
  {
    name: 'an order is not looked at',
    operation: 'machines.list',
    place: '/*/serial sorted by serial, the smallest must come first',
    change: inList((list, query) =>
      query.get('sort') === 'serial' ? list.toSorted((a, b) => a.id - b.id) : list,
    ),
  },
  {
    name: 'the list tells another value than the thing itself',
    operation: 'GET /machines/{machineId}',
    place: '/hours must be what machines.list says of it',
    change: inList((list) => list.map((machine) => ({ ...machine, hours: (machine.hours ?? 0) + 1 }))),
  },
  {
    name: 'a field of a new thing is lost',
    operation: 'machines.add',
    place: '/kind must be kept as it was sent',
    change: (operation, answer, { machines }) => {
      const last = machines.at(-1)
      if (operation === 'add' && isDone(answer) && last)
        last.kind = last.kind === 'loader' ? 'excavator' : 'loader'
      return answer
    },
  },
  {
    name: 'what was made is answered with another value',
    operation: 'machines.add',
    place: '/serial must be what was sent',
    change: (operation, answer) =>
      operation === 'add' && isDone(answer) ? told(answer, { ...one(answer), serial: 'ZZ-0000' }) : answer,
  },
  {
    name: 'what was made is not in the list',
    operation: 'machines.list',
    place: '/*/machineId what machines.add made must stand in the list',
    change: inList((list) => list.filter(({ id }) => id <= 14)),
  },
  {
    name: 'an id that the backend writes is taken from who asks',
    operation: 'machines.add',
    place: 'request /id is readOnly',
    change: (operation, answer, { machines, body }) => {
      const sent = isDone(answer) && operation === 'add' ? (JSON.parse(body) as Partial<Machine>) : {}
      const last = machines.at(-1)
      if (sent.id === undefined || !last) return answer
      last.id = sent.id
      return told(answer, last)
    },
  },
  {
    name: 'making a thing takes another one away',
    operation: 'machines.add',
    place: '/*/machineId other things must stay when one is made',
    change: after('add', (machines, answer) => {
      if (isDone(answer)) machines.splice(0, 1)
    }),
  },
  {
    name: 'a change is answered and not kept',
    operation: 'machines.change',
    place: 'must be what it was changed to',
    change: (operation, answer, { machines, body }) => {
      if (operation !== 'change' || !isDone(answer)) return answer
      const changed = one(answer)
      const kept = machines.find(({ id }) => id === changed.id)
      if (kept) kept.hours = 1
      if (kept && 'kind' in JSON.parse(body)) kept.kind = changed.kind === 'loader' ? 'excavator' : 'loader'
      if (kept) kept.serial = 'AA-0000'
      if (kept) kept.note = null
      return answer
    },
  },
  {
    name: 'a change empties another field',
    operation: 'machines.change',
    place: 'must stay as it was when',
    change: after('change', (machines, answer, body) => {
      const kept = isDone(answer) ? machines.find(({ id }) => id === one(answer).id) : undefined
      if (kept && !body.includes('"serial"')) kept.serial = 'AA-0000'
      else if (kept) kept.kind = kept.kind === 'loader' ? 'excavator' : 'loader'
    }),
  },
  {
    name: 'a change is made to another thing too',
    operation: 'machines.change',
    place: 'must stay when another one is changed',
    change: after('change', (machines, answer) => {
      const [first] = machines
      if (isDone(answer) && first) first.hours = (first.hours ?? 0) + 1
    }),
  },
  {
    name: 'a change that is refused is done in part',
    operation: 'machines.change',
    place: 'must stay after a write that was refused',
    change: after('change', (machines, answer) => {
      const last = machines.at(-1)
      if (!isDone(answer) && last) last.serial = last.serial === 'QQ-1111' ? 'QQ-2222' : 'QQ-1111'
    }),
  },
  {
    name: 'a creation that is refused makes a thing all the same',
    operation: 'machines.add',
    place: 'body a write that was refused must change nothing, the list had',
    change: after('add', (machines, answer) => {
      if (answer.status === 400)
        machines.push({ id: 100 + machines.length, serial: 'QQ-0001', kind: 'loader' })
    }),
  },
  {
    name: 'what was deleted still stands in the list',
    operation: 'machines.list',
    place: 'what machines.remove took away must not stand in the list any more',
    change: (() => {
      const gone: Machine[] = []
      const change: WorkshopFault['change'] = (operation, answer) => {
        if (operation === 'get' && isDone(answer)) gone.push(one(answer))
        if (operation !== 'list' || !isDone(answer)) return answer
        const list = listed(answer)
        const known = new Set(list.map(({ id }) => id))
        const ghosts = gone.filter(
          ({ id }, index) => !known.has(id) && gone.findIndex((other) => other.id === id) === index,
        )
        return told(answer, [...list, ...ghosts])
      }
      return change
    })(),
  },
  {
    name: 'what was deleted is forbidden instead of gone',
    operation: 'GET /machines/{machineId}',
    place: 'status what was deleted must be gone (404 or 410)',
    change: (operation, answer) =>
      operation === 'get' && answer.status === 404
        ? { ...answer, status: 401, body: '{"title":"No.","status":401}' }
        : answer,
  },
  {
    name: 'deleting a thing deletes another one too',
    operation: 'machines.remove',
    place: '/*/it must stay when another one is deleted',
    change: after('remove', (machines, answer) => {
      if (isDone(answer)) machines.splice(0, 1)
    }),
  },
]
