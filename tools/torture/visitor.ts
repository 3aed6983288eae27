import { Agent, request } from 'node:http'
import { demoPassword } from '../../mocks/sandbox/seed/named.ts'

export interface VisitorAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** `data` of an answer's envelope, and the code of its refusal. */
export interface Envelope {
  status: number
  data: unknown
  code: string | undefined
}

/** A visitor with a browser's cookies and connections, over HTTP. */
export class Visitor {
  /** Of the shop; another one after a restart. */
  origin: string
  readonly cookies = new Map<string, string>()
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 })
  #sessid = ''

  constructor(origin: string) {
    this.origin = origin
  }

  /** @throws the error of the connection when there is no answer */
  send(
    method: string,
    path: string,
    { body = '', headers = {} }: { body?: string; headers?: Record<string, string> } = {},
  ): Promise<VisitorAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<VisitorAnswer>()
    const outgoing = request(
      this.origin + path,
      {
        method,
        agent: this.#agent,
        headers: {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== '' && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          ...headers,
        },
      },
      (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line)
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
    return promise
  }

  open(path: string): Promise<VisitorAnswer> {
    return this.send('GET', path, { headers: { accept: 'text/html' } })
  }

  /** A call of the contract by POST, with the visitor's SESSID. */
  async call(path: string, body: object, headers: Record<string, string> = {}): Promise<Envelope> {
    if (this.#sessid === '') await this.introduce()
    return envelopeOf(
      await this.send('POST', path, { body: JSON.stringify({ SESSID: this.#sessid, ...body }), headers }),
    )
  }

  async read(path: string): Promise<Envelope> {
    return envelopeOf(await this.send('GET', path))
  }

  /** Reads the header, which tells the SESSID. @throws when it can't be read */
  async introduce(): Promise<void> {
    const { status, data } = await this.read('/api/header/')
    const { userData } = (data ?? {}) as { userData?: { SESSID?: string } }
    if (userData?.SESSID === undefined) throw new Error(`/api/header/ answers ${status}`)
    this.#sessid = userData.SESSID
  }

  /** @throws when the login is refused */
  async logIn(login: string): Promise<this> {
    const { status, code, data } = await this.call(
      '/api/authentication/',
      { credentials: { login, password: demoPassword } },
      { 'x-urldecode': 'none' },
    )
    if (data === null || data === undefined)
      throw new Error(`The login of ${login} answers ${status} ${code}`)
    await this.introduce()
    return this
  }

  /** Gets a session, as a guest or as a customer. */
  async introduceAs(login: string | undefined): Promise<this> {
    await this.introduce()
    return login === undefined ? this : this.logIn(login)
  }

  leave(): void {
    this.#agent.destroy()
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals)
    if (/;\s*max-age=0\b/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(equals + 1))
  }
}

function envelopeOf({ status, text }: VisitorAnswer): Envelope {
  try {
    const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: { code?: string }[] }
    return { status, data: errors?.length ? null : data, code: errors?.[0]?.code }
  } catch {
    return { status, data: undefined, code: undefined }
  }
}
