import type { Call } from '../check/client.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { isRecord } from '../model/record.ts'
import type { Json, Mutant } from './mutant.ts'

/** Parameters that the backend doesn't heed, pages that come again, and the data of a neighbour. */
export function requestMutants(operation: CheckedOperation, calls: readonly Call[]): Mutant[] {
  const { id } = operation
  const names = (read: (call: Call) => Iterable<string>) => [
    ...new Set(calls.flatMap((call) => [...read(call)])),
  ]
  const known = new Set(operation.parameters.map((one) => one.name))
  const sent = names(({ target }) => new URLSearchParams(target.split('?')[1]).keys())
  const isKnown = (name: string) =>
    known.has(name) || known.has(name.replace(/\[.*$/, '')) || known.has(name.replace(/\[\]$/, ''))
  const ofQuery = sent.filter(isKnown).map((name): Mutant => ({
    operation: id,
    kind: 'is not heeded',
    place: name,
    alone: true,
    hear: (call) => withQuery(call, (query) => query.delete(name)),
  }))
  const ofBody = names(({ body }) => Object.keys(bodyOf(body))).map((name): Mutant => ({
    operation: id,
    kind: 'is not heeded',
    place: name,
    alone: true,
    hear: (call) => {
      const { [name]: _left, ...rest } = bodyOf(call.body)
      return call.body === undefined ? call : { ...call, body: JSON.stringify(rest) }
    },
  }))
  const page = operation.parameters.find(({ name }) => name === 'PAGEN_1' || name === 'page')?.name
  const repeats = (last: boolean): Mutant[] =>
    page === undefined
      ? []
      : [
          {
            operation: id,
            kind: last ? 'the second page is the first' : 'the first page is the second',
            place: page,
            alone: true,
            hear: (call) =>
              withQuery(call, (query) => {
                const asked = Number(query.get(page) ?? 1)
                if (last ? asked === 2 : asked === 1) query.set(page, last ? '1' : '2')
              }),
            change: (body, call) => {
              const asked = Number(new URLSearchParams(call.target.split('?')[1]).get(page) ?? 1)
              const data = body['data']
              if (isRecord(data) && isRecord(data['pagination'])) data['pagination']['page'] = asked
            },
          },
        ]
  return [...ofQuery, ...ofBody, ...repeats(true), ...repeats(false), ...neighbours(operation, calls)]
}

function neighbours(operation: CheckedOperation, calls: readonly Call[]): Mutant[] {
  const name = operation.parameters.find((one) => one.in === 'path')?.name
  if (name === undefined) return []
  const known = [...new Set(calls.flatMap(({ values }) => idOf(values?.[name])))]
  if (known.length < 2) return []
  const next = new Map(known.map((value, index) => [value, known[(index + 1) % known.length]]))
  return [
    {
      operation: operation.id,
      kind: 'answers the data of its neighbour under its own name',
      place: name,
      alone: true,
      hear: (call) => {
        const [own = ''] = idOf(call.values?.[name])
        const other = next.get(own)
        if (other === undefined) return call
        return {
          ...call,
          target: call.target.replace(
            `/${encodeURIComponent(String(own))}/`,
            `/${encodeURIComponent(String(other))}/`,
          ),
        }
      },
      change: (body, call) => {
        const [own = ''] = idOf(call.values?.[name])
        rename(body['data'], next.get(own), own, 3)
      },
    },
  ]
}

/** A value that an address can name. */
function idOf(value: unknown): (string | number)[] {
  return typeof value === 'string' || typeof value === 'number' ? [value] : []
}

/** Sets the id of the thing that was asked for, as if it were this one. */
function rename(holder: unknown, from: unknown, to: unknown, depth: number): void {
  if (!isRecord(holder) || depth === 0 || from === undefined) return
  for (const [name, value] of Object.entries(holder)) {
    if (value === from && /^(?:id|code)$/.test(name)) holder[name] = to
    rename(value, from, to, depth - 1)
  }
}

function withQuery(call: Call, change: (query: URLSearchParams) => void): Call {
  const [path = '', search = ''] = call.target.split('?')
  const query = new URLSearchParams(search)
  change(query)
  const text = query.toString()
  return { ...call, target: text === '' ? path : `${path}?${text}` }
}

function bodyOf(text: string | undefined): Json {
  try {
    const body: unknown = JSON.parse(text ?? '{}')
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}
