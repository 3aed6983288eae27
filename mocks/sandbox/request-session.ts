import type { UserRecord } from './seed/user-record.ts'
import { httpProblem } from './problems.ts'
import { newDevice } from './known-device.ts'
import { randomId, sessidOf, visibleSession, type Session } from './session.ts'
import type { State } from './state.ts'

/** Milliseconds that a token is valid after its last use (R-CONST-02, O-68). */
export const tokenLifetime = 86_400_000
/**
 * The last use is written at most once in this time, so that reads don't write; a token may expire early by as much.
 */
const touchEvery = 60_000

/** The customer of a token; `null` when it is unknown or expired. Marks the token as used. */
export function customerOf(state: State<unknown>, token: string, now: number): UserRecord | null {
  const record = state.tokens.get(token)
  if (!record) return null
  if (now - record.lastUsedAt > tokenLifetime) {
    state.tokens.delete(token)
    return null
  }
  if (now - record.lastUsedAt >= touchEvery) state.tokens.put({ ...record, lastUsedAt: now })
  return state.users.get(record.userId) ?? null
}

export function unauthorized() {
  return httpProblem(401, 'unauthorized', 'Войдите, чтобы продолжить.')
}

interface RequestSessionParts {
  state: State<unknown>
  sid: string
  sessid: string
  token: string | undefined
  user: UserRecord | undefined
  now: number
}

/** The session of one request; its changes are part of the request's transaction. */
export class RequestSession implements Session {
  readonly #state: State<unknown>
  readonly #now: number
  #id: string
  #sessid: string
  #token: string | undefined
  #user: UserRecord | undefined
  #device: string | undefined

  constructor({ state, sid, sessid, token, user, now }: RequestSessionParts) {
    this.#state = state
    this.#id = sid
    this.#sessid = sessid
    this.#token = token
    this.#user = user
    this.#now = now
  }

  get id() {
    return this.#id
  }

  /** A value for the cookie `DEVICE`, when the customer has just logged in. */
  get device() {
    return this.#device
  }

  get sessid() {
    return this.#sessid
  }

  get userId() {
    return this.#user?.id
  }

  get companyId() {
    return this.#visible().companyId
  }

  get storeId() {
    return this.#visible().storeId
  }

  get owner() {
    return this.#user ? `user:${this.#user.id}` : `guest:${this.#id}`
  }

  update(change: { companyId?: number; storeId?: number }): void {
    const { companyId, storeId } = { ...this.#visible(), ...change }
    this.#write(companyId, storeId)
  }

  countOthers(): number {
    return this.#otherTokens().length
  }

  endOthers(): number {
    const others = this.#otherTokens()
    for (const { id } of others) this.#state.tokens.delete(id)
    return others.length
  }

  async signIn(user: UserRecord): Promise<string> {
    const { storeId } = this.#visible()
    await this.#change()
    this.#user = user
    this.#token = randomId() + randomId()
    this.#state.tokens.put({ id: this.#token, userId: user.id, lastUsedAt: this.#now })
    this.#write(user.currentCompanyId, storeId)
    this.#device = await newDevice({ state: this.#state, userId: user.id, now: this.#now })
    return this.#token
  }

  async signOut(): Promise<void> {
    const storeId = this.#visible().storeId ?? this.#user?.defaultStoreId
    await this.#change()
    this.#user = undefined
    if (storeId !== undefined) this.#write(undefined, storeId)
  }

  /** Changes SID and SESSID; the old SID and its token lose their access. */
  async #change(): Promise<void> {
    if (this.#token !== undefined && this.#state.tokens.get(this.#token))
      this.#state.tokens.delete(this.#token)
    if (this.#state.sessions.get(this.#id)) this.#state.sessions.delete(this.#id)
    this.#token = undefined
    this.#id = randomId()
    this.#sessid = await sessidOf(this.#id)
  }

  #otherTokens() {
    if (!this.#user) return []
    return this.#state.tokens
      .where('userId', this.#user.id)
      .filter(({ id, lastUsedAt }) => id !== this.#token && this.#now - lastUsedAt <= tokenLifetime)
  }

  #visible() {
    return visibleSession(this.#state, this.#state.sessions.get(this.#id), this.#user)
  }

  #write(companyId: number | undefined, storeId: number | undefined): void {
    this.#state.sessions.put({
      id: this.#id,
      createdAt: this.#state.sessions.get(this.#id)?.createdAt ?? new Date(this.#now).toISOString(),
      ...(this.#user && { userId: this.#user.id }),
      ...(companyId !== undefined && { companyId }),
      ...(storeId !== undefined && { storeId }),
    })
  }
}
