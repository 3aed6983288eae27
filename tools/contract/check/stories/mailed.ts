import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { Exchange, Visitor } from '../client.ts'
import { type CartProduct, cartProducts, fillCart } from '../cart-checks.ts'
import { judgeDue } from '../due-refusal.ts'
import { judgeWait, loginInCapitals, newcomer, newPassword, nobodysPhone } from '../held-back.ts'
import { madeInn, madeOgrn } from '../made-company.ts'
import { checkwordIn, codeIn, openOutbox, type Outbox } from '../outbox.ts'
import { shown } from '../other-things.ts'
import { refusalCode } from '../refusal-code.ts'
import { buildCall, freshValues } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'
import { readSessid } from '../session-checks.ts'

type Body = Record<string, unknown>

/** What needs a code or a link that was sent. */
export const mailedOperations = [
  'startRegistration',
  'activateContact',
  'correctRegistrationContact',
  'registerPerson',
  'registerCompany',
  'sendEmailCode',
  'checkEmail',
  'sendSmsCode',
  'checkPhone',
  'sendPasswordLink',
  'changePasswordByCheckword',
] as const

/**
 * Registers a person and a company where the mail of the deployment can be read. They confirm with the codes that they were
 * sent, change e-mail and phone, and get a new password by a link. The run touches no other account.
 */
export async function checkMailed(run: RunContext): Promise<void> {
  const { allowLasting, outbox: address } = run.options
  if (!allowLasting || address === undefined || !mailedOperations.some((id) => run.wanted(id))) return
  if (!run.contract.byId.has('startRegistration') || run.journal.isAbsent('startRegistration')) return
  const outbox = openOutbox(address, run.pause, (reason) => {
    run.journal.notes.add(`--outbox can not be read (${reason}): nothing that needs a code was tried`)
  })
  const mailed = new Mailed(run, outbox)
  await mailed.registerPerson()
  await mailed.registerCompany()
}

class Mailed {
  readonly #run: RunContext
  readonly #outbox: Outbox

  constructor(run: RunContext, outbox: Outbox) {
    this.#run = run
    this.#outbox = outbox
  }

  async registerPerson(): Promise<void> {
    const run = this.#run
    const visitor: Visitor = { name: 'guest who registers' }
    const contacts = await this.#start(visitor, { isCorrected: true })
    if (!contacts) return
    await fillCart(run, visitor)
    const chosen = cartProducts((await this.#read(visitor, 'getCart'))?.json)
    const values = { 'Idempotency-Key': randomUUID() }
    const body = newcomer(run, contacts)
    await this.#refuseAccount(visitor, body)
    const { password, confirmPassword: _again, ...known } = body
    const made = await this.#done(visitor, 'registerPerson', body, values)
    const token = valueAt(made?.json, '/data/token')
    if (!made || typeof token !== 'string') return
    run.journal.leftovers.push(`registerPerson made the account ${contacts.email} (${run.runId})`)
    visitor.token = token
    visitor.name = 'customer who has registered'
    await readSessid(run, visitor)
    const told = recordOf(valueAt((await this.#read(visitor, 'getPersonal'))?.json, '/data/user'))
    this.#state(
      made,
      told['email'] === known['email'] && told['phone'] === known['phone'] && told['emailVerified'] === true,
      'registerPerson',
      `the account has the contacts that were confirmed, ${contacts.email}, got ${String(told['email'])}`,
    )
    await this.#judgeBranch(visitor, made, body)
    await this.#judgeCart(visitor, made, chosen)
    await this.#logIn(contacts.email, String(password), 'registerPerson')
    const email = await this.#changeContact(visitor, {
      send: 'sendEmailCode',
      check: 'checkEmail',
      field: 'email',
      contact: `changed-${run.runId}@example.invalid`,
    })
    await this.#changeContact(visitor, {
      send: 'sendSmsCode',
      check: 'checkPhone',
      field: 'phone',
      contact: nobodysPhone(),
    })
    await this.#newPassword(visitor, email ?? contacts.email)
  }

  async registerCompany(): Promise<void> {
    const run = this.#run
    const operation = run.contract.byId.get('registerCompany')
    if (!operation || !run.wanted(operation.id)) return
    const visitor: Visitor = { name: 'guest who registers a company' }
    const contacts = await this.#start(visitor, { isCorrected: false })
    if (!contacts) return
    const { email, phone, fio, ...rest } = newcomer(run, contacts)
    const example = recordOf(operation.body?.example)
    const { bank: _bank, ...form } = example
    const body = {
      ...form,
      ...rest,
      name: `ООО «${run.runId}»`,
      inn: madeInn(),
      ogrn: madeOgrn(),
      contact: { ...recordOf(example['contact']), email, phone, fio },
    }
    await this.#refused(
      visitor,
      operation.id,
      { ...body, inn: '5902034505' },
      ['innInvalid'],
      'an ИНН of nobody',
    )
    const made = await this.#send(visitor, operation.id, body, { 'Idempotency-Key': randomUUID() })
    run.journal.untested.delete(operation.id)
    const token = valueAt(made?.json, '/data/token')
    // A backend may take only what the state register has.
    if (!made || typeof token !== 'string') return
    run.journal.leftovers.push(`registerCompany made the account ${contacts.email} (${run.runId})`)
    visitor.token = token
    visitor.name = 'customer of a new company'
    await readSessid(run, visitor)
    const list = await this.#read(visitor, 'listCompanies')
    const own = listOf(valueAt(list?.json, '/data/items')).filter(isRecord)
    this.#state(
      made,
      own.length === 1 &&
        own[0]?.['inn'] === body.inn &&
        own[0]['verification'] === 'pending' &&
        own[0]['myRole'] === 'owner' &&
        own[0]['current'] === true,
      operation.id,
      `who registers a company owns it, acts for it, and its check begins, got ${JSON.stringify(own).slice(0, 120)}`,
    )
  }

  /** Sends codes to two contacts and confirms both. @returns the confirmed contacts */
  async #start(
    visitor: Visitor,
    { isCorrected }: { isCorrected: boolean },
  ): Promise<{ email: string; phone: string } | undefined> {
    const run = this.#run
    await readSessid(run, visitor)
    const phone = nobodysPhone()
    const name = `${isCorrected ? 'person' : 'company'}-${run.runId}`
    let email = `${name}@example.invalid`
    const type = isCorrected ? 'fiz' : 'company'
    const started = await this.#done(visitor, 'startRegistration', { phone, email, type })
    if (!started || !run.succeeded(started)) return undefined
    await this.#again(visitor, 'startRegistration', { phone, email, type })
    await this.#again(visitor, 'resendRegistrationCode', { contact: email })
    // With another phone only the e-mail makes it wait.
    const inCapitals = { phone: nobodysPhone(), email: email.toUpperCase(), type }
    await this.#again(visitor, 'startRegistration', inCapitals)
    const first = codeIn(await this.#outbox.newest(email))
    const ofPhone = codeIn(await this.#outbox.newest(phone))
    if (first === undefined || ofPhone === undefined) {
      run.journal.notes.add('No code was found in --outbox: nothing that needs one was tried')
      return undefined
    }
    let code = first
    await this.#refused(
      visitor,
      'activateContact',
      { contact: phone, code: other(ofPhone) },
      ['wrongCode'],
      'another code',
    )
    if (isCorrected) {
      const newContact = `corrected-${run.runId}@example.invalid`
      const body = { contact: email, newContact }
      for (const wrong of ['нет такого', phone]) await this.#ofOtherForm(visitor, email, wrong)
      const login = run.options.account?.login
      if (login?.includes('@'))
        await this.#refused(
          visitor,
          'correctRegistrationContact',
          { contact: email, newContact: loginInCapitals(run, login) },
          ['contactTaken'],
          'an e-mail of an account, in capitals or not,',
        )
      const corrected = await this.#done(visitor, 'correctRegistrationContact', body)
      const sent = codeIn(await this.#outbox.newest(newContact))
      if (!corrected || !run.succeeded(corrected) || sent === undefined) return undefined
      const codes = ['codeExpired', 'wrongCode', 'contactNotFound']
      await this.#refused(
        visitor,
        'activateContact',
        { contact: email, code: first },
        codes,
        'a code of a contact that was corrected',
      )
      email = newContact
      code = sent
    }
    const half = await this.#done(visitor, 'activateContact', { contact: phone, code: ofPhone })
    if (half)
      this.#state(
        half,
        valueAt(half.json, '/data/isComplete') === false,
        'activateContact',
        'one of two contacts is not all: isComplete must be false',
      )
    const whole = await this.#done(visitor, 'activateContact', { contact: email, code })
    if (!whole || !run.succeeded(whole)) return undefined
    this.#state(
      whole,
      valueAt(whole.json, '/data/isComplete') === true,
      'activateContact',
      'both contacts are confirmed: isComplete must be true',
    )
    // What is confirmed needs no code any more.
    await this.#done(visitor, 'activateContact', { contact: email, code: other(code) })
    await this.#refused(
      visitor,
      'resendRegistrationCode',
      { contact: email },
      ['alreadyVerified'],
      'a contact that is confirmed',
    )
    return { email, phone }
  }

  /** What the guest had put into the cart is in it still. */
  async #judgeCart(visitor: Visitor, made: Exchange, chosen: readonly CartProduct[]): Promise<void> {
    const cart = chosen.length > 0 ? await this.#read(visitor, 'getCart') : undefined
    if (!cart || !this.#run.succeeded(cart)) return
    const kept = cartProducts(cart.json)
    this.#state(
      made,
      isDeepStrictEqual(kept, chosen),
      'registerPerson',
      `the cart of the guest stays, got ${shown(kept)} instead of ${shown(chosen)}`,
    )
  }

  /** The branch that was chosen while registering is the default one. */
  async #judgeBranch(visitor: Visitor, made: Exchange, { storeId }: Body): Promise<void> {
    const own = await this.#read(visitor, 'getProfile')
    if (storeId === undefined || !own || !this.#run.succeeded(own)) return
    const got = valueAt(own.json, '/data/profile/defaultBranch/storeId')
    this.#state(
      made,
      got === storeId,
      'registerPerson',
      `the branch that was chosen, ${JSON.stringify(storeId)}, becomes the default one, got ${JSON.stringify(got)}`,
    )
  }

  /** An account of confirmed contacts is refused for one thing at a time. */
  async #refuseAccount(visitor: Visitor, body: Body): Promise<void> {
    const refused = (change: Body, code: string, says: string) =>
      this.#refused(visitor, 'registerPerson', { ...body, ...change }, [code], says)
    await refused(
      { confirmPassword: `${String(body['password']).slice(0, 28)}x` },
      'passwordMismatch',
      'a password that is typed twice differently',
    )
    await refused({ consents: [] }, 'consentRequired', 'an account without consents')
    const consents = listOf(body['consents']).map((one) => ({ ...recordOf(one), docVersion: '2000-01' }))
    await refused({ consents }, 'consentOutdated', 'consents to old texts')
    await refused({ storeId: '999999999' }, 'storeNotFound', 'a branch of nobody')
    await refused(
      { email: `x-${String(body['email'])}` },
      'contactNotConfirmed',
      'an e-mail that was not confirmed',
    )
    await refused({ phone: nobodysPhone() }, 'contactNotConfirmed', 'a phone that was not confirmed')
  }

  /** @returns the new contact when it is that of the account */
  async #changeContact(
    visitor: Visitor,
    {
      send,
      check,
      field,
      contact,
    }: { send: string; check: string; field: 'email' | 'phone'; contact: string },
  ): Promise<string | undefined> {
    const sent = await this.#done(visitor, send, { [field]: contact })
    const code = codeIn(await this.#outbox.newest(contact))
    if (!sent || !this.#run.succeeded(sent) || code === undefined) return undefined
    await this.#again(visitor, send, { [field]: contact })
    const tries = []
    for (let time = 0; time < 2; time += 1)
      tries.push(
        await this.#refused(
          visitor,
          check,
          { [field]: contact, code: other(code) },
          ['wrongCode'],
          'another code',
        ),
      )
    const [first, second] = tries.map((one) => valueAt(one?.json, '/data/attemptsLeft'))
    const [, last] = tries
    if (last && typeof first === 'number')
      this.#state(
        last,
        second === first - 1,
        check,
        `each wrong code leaves one try fewer: ${first} and then ${first - 1}, got ${String(second)}`,
      )
    const done = await this.#done(visitor, check, { [field]: contact, code })
    if (!done || !this.#run.succeeded(done)) return undefined
    const told = recordOf(valueAt((await this.#read(visitor, 'getProfile'))?.json, '/data/profile'))
    const isKept = told[field] === contact && told[`${field}Verified`] === true
    this.#state(
      done,
      isKept,
      check,
      `the profile has the contact that was confirmed, ${contact}, got ${String(told[field])}`,
    )
    await this.#refused(
      visitor,
      check,
      { [field]: contact, code },
      ['codeExpired', 'wrongCode'],
      'a code that was taken',
    )
    return isKept ? contact : undefined
  }

  async #newPassword(visitor: Visitor, login: string): Promise<void> {
    const run = this.#run
    const guest: Visitor = { name: 'guest who forgot the password' }
    await readSessid(run, guest)
    const asked = await this.#done(guest, 'sendPasswordLink', { login })
    // The contact was sent a code before.
    const checkword = await this.#checkword(login)
    if (!asked || checkword === undefined) return
    run.journal.keepSecret(checkword, 'CONTRACT_CHECKWORD')
    const password = newPassword(run)
    const id = 'changePasswordByCheckword'
    const body = { login, checkword, password, confirmPassword: password }
    await this.#refused(
      guest,
      id,
      { ...body, confirmPassword: `${password.slice(0, -1)}!` },
      ['passwordMismatch'],
      'a password that is typed twice differently',
    )
    const changed = await this.#done(guest, id, body)
    const token = valueAt(changed?.json, '/data/token')
    if (!changed || typeof token !== 'string') return
    guest.token = token
    guest.name = 'customer with a new password'
    await readSessid(run, guest)
    const own = await this.#read(guest, 'getProfile')
    if (own)
      this.#state(
        own,
        run.succeeded(own),
        id,
        `it opens a session: its token must be taken, got ${own.status}`,
      )
    const late = await this.#read(visitor, 'getProfile')
    if (late)
      this.#state(
        late,
        late.status === 401,
        id,
        `a new password ends all sessions: their tokens must be 401, got ${late.status}`,
      )
    await this.#logIn(login, password, id)
    const next: Visitor = { name: 'guest with an old link' }
    await readSessid(run, next)
    await this.#refused(next, id, body, ['checkwordInvalid'], 'a checkword that was used')
    await this.#guess(guest, password)
  }

  /** Five wrong present passwords are refused, the next one has to wait. Last: the account may wait for logins, too. */
  async #guess(visitor: Visitor, password: string): Promise<void> {
    const id = 'changePassword'
    if (!this.#run.wanted(id)) return
    const wrong = `wrong-${this.#run.runId}`
    const body = { currentPassword: wrong, password, confirmPassword: password }
    let last: Exchange | undefined
    for (let time = 1; time <= mostGuesses + 1; time += 1)
      last = await this.#send(visitor, id, body, {}, true)
    if (last)
      this.#state(
        last,
        last.status === 429 && Number(last.headers.get('retry-after')) > 0,
        id,
        `after ${mostGuesses} wrong present passwords the next try has to wait: it must be 429 with Retry-After, got ${last.status}`,
      )
  }

  async #checkword(login: string): Promise<string | undefined> {
    let text = await this.#outbox.newest(login)
    for (let tries = 0; tries < 3 && checkwordIn(text) === undefined; tries += 1)
      text = await this.#outbox.newest(login, text)
    return checkwordIn(text)
  }

  async #logIn(login: string, password: string, operationId: string): Promise<void> {
    const visitor: Visitor = { name: 'customer on another device' }
    await readSessid(this.#run, visitor)
    const operation = this.#run.contract.byId.get('login')
    const values = operation && this.#run.parametersOf(operation)
    const exchange = await this.#send(visitor, 'login', { credentials: { login, password } }, values)
    if (exchange)
      this.#state(
        exchange,
        this.#run.succeeded(exchange),
        operationId,
        `the password that was set must log in, got ${refusalCode(exchange)}`,
      )
  }

  #read(visitor: Visitor, id: string): Promise<Exchange> | undefined {
    const operation = this.#run.contract.byId.get(id)
    return operation && this.#run.ask({ operation, visitor, values: {}, purpose: `${visitor.name}: ${id}` })
  }

  async #send(
    visitor: Visitor,
    id: string,
    body: Body,
    values: Body = {},
    isProbe = false,
  ): Promise<Exchange | undefined> {
    const operation = this.#run.contract.byId.get(id)
    if (!operation || this.#run.journal.isAbsent(id)) return undefined
    const own = { ...freshValues(operation), ...values }
    const call = buildCall({ operation, visitor, values: own, body, purpose: `${visitor.name}: ${id}` })
    return this.#run.send(visitor, { ...call, isProbe })
  }

  /** What must be done. */
  async #done(visitor: Visitor, id: string, body: Body, values: Body = {}): Promise<Exchange | undefined> {
    const exchange = await this.#send(visitor, id, body, values)
    if (!exchange) return undefined
    this.#run.journal.untested.delete(id)
    this.#state(exchange, this.#run.succeeded(exchange), id, `it must succeed, got ${refusalCode(exchange)}`)
    return exchange
  }

  /** The same at once has to wait. */
  async #again(visitor: Visitor, id: string, body: Body): Promise<void> {
    const exchange = await this.#send(visitor, id, body, {}, true)
    if (exchange) judgeWait(this.#run, exchange)
  }

  async #refused(
    visitor: Visitor,
    id: string,
    body: Body,
    due: readonly string[],
    says: string,
  ): Promise<Exchange | undefined> {
    const exchange = await this.#send(visitor, id, body)
    if (exchange) judgeDue(this.#run, exchange, due, says)
    return exchange
  }

  /** A contact is corrected by one of the same kind. */
  async #ofOtherForm(visitor: Visitor, contact: string, newContact: string): Promise<void> {
    const body = { contact, newContact }
    const parts = { body, purpose: 'a correction of another form' }
    const exchange = await sendAs(this.#run, visitor, 'correctRegistrationContact', parts)
    if (exchange)
      this.#state(
        exchange,
        exchange.status === 422,
        'correctRegistrationContact',
        `an e-mail that is corrected to no e-mail must be 422, got ${exchange.status}`,
      )
  }

  #state(exchange: Exchange, holds: boolean, operationId: string, message: string): void {
    this.#run.state(exchange, holds, { rule: 'mailed', pointer: '/data', message, operationId })
  }
}

/** Wrong present passwords in a row that are only refused. */
const mostGuesses = 5

/** Another code of six digits. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
