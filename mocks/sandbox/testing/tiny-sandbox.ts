import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox.ts'
import { createMemoryStore } from '../memory-store.ts'
import { contractExample, type OperationTable } from '../operation.ts'
import { keepingWrites, notFound } from '../problems.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { sessidOf } from '../session.ts'
import type { State } from '../state.ts'
import { tinyContract } from './tiny-contract.ts'

export const tinyUser: UserRecord = {
  id: 1,
  email: 'buyer@example.ru',
  emailVerified: true,
  phone: '+79125550101',
  phoneVerified: true,
  surname: 'Смирнов',
  name: 'Алексей',
  patronymic: 'Петрович',
  roleCode: 'user',
  defaultStoreId: 4,
  consents: [],
  createdAt: '2026-01-01T00:00:00.000Z',
}

interface Line {
  id: number
  quantity: number
}

/** Quantity 13 is a bug of the operation, 12 a refusal, 11 a refusal that keeps what was written. */
export const tinyOperations: OperationTable<State<object>> = {
  getNote: ({ path, query, state, session }) => {
    if (path['id'] === 404) throw notFound()
    return {
      path,
      query,
      lines: state.carts.get(session.owner)?.lines ?? [],
      count: state.outbox.all().length,
    }
  },
  addNote: ({ body, state, session, nowIso, outbox, refuse }) => {
    const { products } = body as { products: Line[] }
    const lines = products.map(({ id, quantity }) => ({ productId: id, quantity, addedAt: nowIso }))
    state.carts.put({ id: session.owner, lines, version: 1, updatedAt: nowIso })
    outbox.send({ channel: 'email', to: 'buyer@example.ru', subject: 'Заметка', text: String(lines.length) })
    const quantities = new Set(products.map(({ quantity }) => quantity))
    if (quantities.has(13)) throw new TypeError('a bug of the operation')
    if (quantities.has(12)) throw refuse('tooMany', 'Слишком много.', 'products.0.quantity')
    if (quantities.has(11)) throw keepingWrites(refuse('tooMany', 'Слишком много.'))
    return { count: state.outbox.all().length }
  },
  deleteNote: () => ({}),
  getMine: ({ customer, session }) => ({ email: customer.email, owner: session.owner }),
  enter: async ({ session, state }) => {
    const user = state.users.get(1)
    return { token: user ? await session.signIn(user) : '' }
  },
  listFiltered: contractExample,
}

export function createTinySandbox(options: Partial<SandboxOptions<object>> = {}): Sandbox {
  return createSandbox<object>({
    contract: tinyContract,
    operations: tinyOperations,
    seed: { rows: { users: [tinyUser] }, fixed: {} },
    store: createMemoryStore(),
    onError: () => undefined,
    ...options,
  })
}

export const sid = 'b7c1d2e3f4a5968778695a4b3c2d1e0f'
export const sessid = await sessidOf(sid)

interface CallOptions {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  loopback?: boolean
}

/** One call as the visitor `sid`; `body` is sent as JSON, a string as it is. Answers status, headers and the parsed envelope. */
export async function call(
  sandbox: Pick<Sandbox, 'fetch'>,
  path: string,
  { method, headers = {}, body, loopback = true }: CallOptions = {},
) {
  const request = new Request(`http://localhost:4020${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      cookie: `SID=${sid}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await sandbox.fetch(request, { loopback })
  const text = await response.text()
  const envelope = (text ? JSON.parse(text) : {}) as {
    status?: string
    data?: Record<string, unknown>
    errors?: { code: string; message: string; field?: string }[]
  }
  const { data, errors } = envelope
  return {
    status: response.status,
    headers: response.headers,
    envelope,
    data,
    errors,
    code: errors?.[0]?.code,
  }
}

/** The body of `addNote`. */
export function note(...quantities: number[]) {
  return { SESSID: sessid, products: quantities.map((quantity, index) => ({ id: index + 1, quantity })) }
}
