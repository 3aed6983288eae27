import type { Sandbox } from '../create-sandbox.ts'
import type { DataOf, OperationId } from '../operation.ts'
import { demoPassword } from '../seed/named.ts'
import { sessidOf } from '../session.ts'
import { openShop } from './shop-sandbox.ts'
import { call } from './tiny-sandbox.ts'

/** A visitor with a browser: keeps SID and token, and sends SESSID with every body. */
export class ShopVisitor {
  readonly shop: Pick<Sandbox, 'fetch'>
  /** The cookie `SID`. */
  sid = 'b7c1d2e3f4a5968778695a4b3c2d1e0f'
  #token: string | undefined

  constructor(shop: Pick<Sandbox, 'fetch'> = openShop()) {
    this.shop = shop
  }

  /** Status, headers and envelope of any call; a body makes it a POST. */
  call(path: string, body?: object, headers: Record<string, string> = {}) {
    return this.send(body ? 'POST' : 'GET', path, body, headers)
  }

  async send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const sessid = await sessidOf(this.sid)
    const answer = await call(this.shop, path, {
      method,
      ...(body && { body: { SESSID: sessid, ...body } }),
      headers: {
        cookie: `SID=${this.sid}`,
        ...(method === 'DELETE' && { 'X-SESSID': sessid }),
        ...(this.#token !== undefined && { 'Authorization-Token': this.#token }),
        ...headers,
      },
    })
    this.sid = /SID=([0-9a-f]{32})/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? this.sid
    return answer
  }

  /** Uploads a file; `parts` replace parts of the form, `null` leaves one out. */
  async upload(
    name: string,
    content: string | Uint8Array<ArrayBuffer>,
    parts: Record<string, string | null> = {},
  ) {
    const form = new FormData()
    const texts = { SESSID: await sessidOf(this.sid), purpose: 'attachment', ...parts }
    for (const [part, text] of Object.entries(texts)) if (text !== null) form.append(part, text)
    if (parts['file'] === undefined) form.append('file', new Blob([content]), name)
    const answer = await this.#fetch('/web/files/', { method: 'POST', body: form })
    const envelope = (await answer.json()) as {
      data?: { file?: { id: string } }
      errors?: { code: string }[]
    }
    const { data, errors = [] } = envelope
    return { status: answer.status, data, id: data?.file?.id ?? '', code: errors[0]?.code }
  }

  /** The bytes of a stored file. */
  download(id: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.open(`/web/files/${id}/`, headers)
  }

  /** An answer that is a file. */
  open(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#fetch(path, { headers })
  }

  #fetch(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', `SID=${this.sid}`)
    if (this.#token !== undefined) headers.set('Authorization-Token', this.#token)
    return this.shop.fetch(new Request(`http://localhost:4020${path}`, { ...init, headers }), {
      loopback: true,
    })
  }

  /** `data` of a success, typed by the operation; anything else is thrown with the whole envelope. */
  async ask<Id extends OperationId>(path: string, body?: object): Promise<DataOf<Id>> {
    const { status, envelope } = await this.call(path, body)
    if (status !== 200 || envelope.status !== 'success')
      throw new Error(`${path}: ${status} ${JSON.stringify(envelope)}`)
    // The sandbox has checked the answer against the contract that the type comes from.
    return envelope.data as DataOf<Id>
  }

  async login(email: string): Promise<this> {
    const credentials = { login: email, password: demoPassword }
    const { data } = await this.call('/api/authentication/', { credentials }, { 'X-Urldecode': 'none' })
    this.#token = String(data?.['token'])
    return this
  }

  add(id: number, quantity: number) {
    return this.call('/web/basket/add/', { product: { id, quantity } })
  }

  cart() {
    return this.ask<'getCart'>('/web/basket/getBasketProducts/', {})
  }
}
