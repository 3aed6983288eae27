import { randomUUID } from 'node:crypto'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { ofType, writeAtBounds } from './bound-checks.ts'
import type { Exchange, Visitor } from './client.ts'
import { wrongSessid } from './curl-line.ts'
import { judgeDue } from './due-refusal.ts'
import { madeInn } from './made-company.ts'
import { isWithin, namedFields } from './named-fields.ts'
import { nobodyEmail, nobodysId } from './nobodys-ids.ts'
import { judgeNamedField } from './read-checks.ts'
import { refusalCode } from './refusal-code.ts'
import { buildCall, freshValues } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { sendAs } from './send-as.ts'
import { readSessid } from './session-checks.ts'
import { bodyJudge, wrongBodies } from './wrong-bodies.ts'

type Body = Record<string, unknown>

/** A request of an operation that does nothing, whatever one mistake the backend makes. */
interface Harmless {
  id: string
  as: 'guest' | 'customer'
  body: (run: RunContext) => Body | undefined
  /** What it must be refused as; absent: it is sent with something wrong only. */
  due?: readonly string[]
  says?: string
}

/** The code range 000 belongs to nobody. */
export const nobodysPhone = () => `+7000${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
export const nobodysEmail = ({ runId }: RunContext) => nobodyEmail(runId)
/** Six digits that were sent to nobody. */
const code = '000000'
/** An ИНН of the contract's examples with another last digit. */
const mistypedInn = '5902034505'
/** An ОГРН of the contract's form with a wrong check digit. */
const mistypedOgrn = '1155958001232'
/** Twelve digits, the last two of which fit. */
const innOfPerson = '500100732259'
/** A new password of the contract's form, which no report tells. */
export function newPassword({ journal }: RunContext): string {
  const password = `Aa1-${randomUUID().slice(0, 20)}`
  journal.keepSecret(password, 'CONTRACT_MADE_PASSWORD')
  return password
}

const exampleOf = ({ contract }: RunContext, id: string): Body =>
  recordOf(contract.byId.get(id)?.body?.example)

/** Who registers, with what is true of this backend. */
export function newcomer(run: RunContext, { email, phone }: { email: string; phone: string }): Body {
  const password = newPassword(run)
  const storeId = run.captured.get('storeId')
  const consents = run.captured.get('consentsInForce')
  return {
    ...exampleOf(run, 'registerPerson'),
    fio: 'Проверка Контракта',
    email,
    phone,
    password,
    confirmPassword: password,
    ...(typeof storeId === 'string' && { storeId }),
    ...(Array.isArray(consents) && consents.length > 0 && { consents }),
  }
}

const harmless: readonly Harmless[] = [
  {
    id: 'startRegistration',
    as: 'guest',
    body: (run) => ({ phone: nobodysPhone(), email: nobodysEmail(run), type: 'fiz' }),
  },
  { id: 'activateContact', as: 'guest', body: (run) => ({ contact: nobodysEmail(run), code }) },
  { id: 'resendRegistrationCode', as: 'guest', body: (run) => ({ contact: nobodysEmail(run) }) },
  {
    id: 'correctRegistrationContact',
    as: 'guest',
    body: (run) => ({ contact: nobodysEmail(run), newContact: `other-${nobodysEmail(run)}` }),
  },
  {
    id: 'registerPerson',
    as: 'guest',
    body: (run) => newcomer(run, { email: nobodysEmail(run), phone: nobodysPhone() }),
    due: ['contactNotConfirmed'],
    says: 'contacts that nobody confirmed make no account',
  },
  {
    id: 'registerCompany',
    as: 'guest',
    body(run) {
      const { email, phone, fio, ...rest } = newcomer(run, {
        email: nobodysEmail(run),
        phone: nobodysPhone(),
      })
      const example = exampleOf(run, 'registerCompany')
      const contact = { ...recordOf(example['contact']), email, phone, fio }
      return { ...example, ...rest, name: run.runId, contact, bank: undefined }
    },
    due: ['contactNotConfirmed'],
    says: 'contacts that nobody confirmed make no account',
  },
  { id: 'sendEmailCode', as: 'customer', body: (run) => ({ email: nobodysEmail(run) }) },
  {
    id: 'checkEmail',
    as: 'customer',
    body: (run) => ({ email: `unasked-${nobodysEmail(run)}`, code }),
    due: ['codeExpired'],
    says: 'a code that nobody was sent confirms nothing',
  },
  { id: 'sendSmsCode', as: 'customer', body: () => ({ phone: nobodysPhone() }) },
  {
    id: 'checkPhone',
    as: 'customer',
    body: () => ({ phone: nobodysPhone(), code }),
    due: ['codeExpired'],
    says: 'a code that nobody was sent confirms nothing',
  },
  { id: 'sendPasswordLink', as: 'guest', body: (run) => ({ login: nobodysEmail(run) }) },
  {
    id: 'changePasswordByCheckword',
    as: 'guest',
    body(run) {
      const password = newPassword(run)
      const checkword = randomUUID().replaceAll('-', '')
      return { login: nobodysEmail(run), checkword, password, confirmPassword: password }
    },
    due: ['checkwordInvalid'],
    says: 'a made-up checkword opens nothing',
  },
  {
    id: 'changePassword',
    as: 'customer',
    // The new password is the present one: whoever takes a wrong present one changes nothing.
    body({ options: { account }, runId }) {
      const password = account?.password
      return password === undefined
        ? undefined
        : { currentPassword: `wrong-${runId}`, password, confirmPassword: password }
    },
    due: ['wrongPassword'],
    says: 'a wrong present password changes nothing',
  },
  {
    id: 'addCompany',
    as: 'customer',
    body: (run) => ({ ...exampleOf(run, 'addCompany'), name: run.runId, inn: mistypedInn }),
    due: ['innInvalid'],
    says: 'an ИНН whose check digit is wrong is nobody’s',
  },
  { id: 'leaveCompany', as: 'customer', body: () => ({ contragentId: nobodysId }) },
  {
    id: 'requestCompanyAccess',
    as: 'customer',
    body: ({ runId }) => ({ inn: mistypedInn, comment: runId }),
    due: ['innInvalid'],
    says: 'an ИНН whose check digit is wrong is nobody’s',
  },
]

/** Operations whose 404 is due for that request. */
const ofNothing = new Set(['leaveCompany'])
/** So many wrong passwords of a backend that overlooks bounds are far from what it locks at. */
const mostOverlooked: Readonly<Record<string, number>> = { changePassword: 2, changePasswordByCheckword: 2 }
/** A backend may know that nobody has the number. */
const doubtful = /(^|\.)phone$/

/**
 * Asks operations that the general checks leave alone for what they refuse. One thing is wrong at a time: a bound of the
 * body, SESSID or the token. Nothing of it does anything, even if it is taken.
 */
export async function refuseHeldBack(run: RunContext): Promise<void> {
  if (!harmless.some(({ id }) => run.wanted(id))) return
  await knowConsents(run)
  const newcomers: Visitor = { name: 'guest who registers' }
  for (const one of harmless) {
    const operation = run.contract.byId.get(one.id)
    const body = one.body(run)
    if (!operation || !body || !run.wanted(one.id)) continue
    if (operation.body && !bodyJudge(run.contract.document, operation.body)(withoutHoles(body))) continue
    if (one.as === 'guest' && newcomers.sessid === undefined) await readSessid(run, newcomers)
    const visitor = one.as === 'guest' ? newcomers : run.customer
    if (visitor.sessid === undefined) continue
    run.onProgress(`${one.id}: refusals`)
    await refuseOne(run, { ...one, operation, visitor, given: withoutHoles(body) })
  }
  await refusePresentPassword(run)
  await refuseOwnCompany(run)
  await refuseMistypedNumbers(run)
  await refuseCompanyNumbers(run)
  await refuseKppOfNewcomers(run, newcomers)
  await refuseTaken(run, newcomers)
  await refuseRegistered(run)
  await sendNobodyLink(run)
}

const withoutHoles = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))

/** Versions in force, so that nothing else is wrong with who registers. */
async function knowConsents(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('listConsentDocuments')
  if (!operation || run.journal.isAbsent(operation.id)) return
  const isNeeded = ['registerPerson', 'registerCompany'].some((id) => run.wanted(id))
  if (!isNeeded && run.options.outbox === undefined) return
  const purpose = 'consents in force'
  const { json } = await run.ask({ operation, visitor: run.customer, values: {}, purpose })
  const consents = listOf(valueAt(json, '/data/items'))
    .filter(isRecord)
    .filter(({ type, required }) => required === true || type === 'personalData' || type === 'offer')
    .map(({ type, docVersion }) => ({ type, docVersion }))
  run.captured.set('consentsInForce', consents)
}

interface Asked extends Harmless {
  operation: CheckedOperation
  visitor: Visitor
  given: Body
}

async function refuseOne(run: RunContext, asked: Asked): Promise<void> {
  const { id, operation, visitor, given, due, says } = asked
  const send = (
    purpose: string,
    { body = given, sessid, as = visitor }: { body?: Body; sessid?: string | null; as?: Visitor } = {},
  ): Promise<Exchange> => {
    const values = freshValues(operation)
    const parts = { operation, visitor: as, values, body, purpose, ...(sessid !== undefined && { sessid }) }
    return run.send(as, buildCall(parts))
  }
  const first = await send('without SESSID', { sessid: null })
  if (first.status === 501 || run.journal.isAbsent(id)) return
  run.state(first, first.status === 422, {
    rule: 'sessid',
    pointer: 'request /SESSID',
    message: `without SESSID it must be refused (status 422), got ${first.status}`,
  })
  const wrong = await send('with a wrong SESSID', { sessid: wrongSessid })
  const got = refusalCode(wrong)
  run.state(wrong, got === 'sessidInvalid', {
    rule: 'sessid',
    pointer: 'request /SESSID',
    message: `with a wrong SESSID it must be refused (sessidInvalid), got ${got === 'none' ? 'success' : got}`,
  })
  if (operation.answers.has('401')) {
    const cases: [string, Visitor][] = [['a wrong token', { ...run.guest, token: `wrong-${run.runId}` }]]
    if (operation.needsToken) cases.push(['no token', { ...run.guest }])
    for (const [what, as] of cases) {
      const exchange = await send(what, { as })
      run.state(exchange, exchange.status === 401, {
        rule: 'token',
        pointer: 'status',
        message: `${what} must be 401, got ${exchange.status}`,
      })
    }
  }
  if (due) {
    const exchange = await send(says ?? 'what is refused')
    leftOver(run, exchange)
    judgeDue(run, exchange, due, `${says}: it`)
  }
  if (ofNothing.has(id)) {
    const exchange = await send('of nothing known')
    run.state(exchange, exchange.status === 404, {
      rule: 'unknown-id',
      pointer: 'request',
      message: `of nothing known must be 404, got ${exchange.status}`,
    })
  }
  await refuseBounds(run, asked, (purpose, body) => send(purpose, { body }))
  await writeAtBounds(run, operation, { visitor, values: freshValues(operation), body: given })
}

async function refuseBounds(
  run: RunContext,
  { id, operation, given }: Asked,
  send: (purpose: string, body: Body) => Promise<Exchange>,
): Promise<void> {
  let overlooked = 0
  for (const { place, what, body } of wrongBodies(run.contract.document, operation, given, [422])) {
    if (ofType.test(what) || !isRecord(body)) continue
    const exchange = await send(`${place} ${what}`, body)
    leftOver(run, exchange)
    run.state(exchange, exchange.status === 422, {
      rule: 'bad-request',
      pointer: place,
      message: `${what} must be 422, got ${exchange.status}`,
    })
    const isDoubted = namedFields(exchange).some(
      (field) =>
        doubtful.test(field) && !isWithin(field, place.replace(/^request \//, '').replaceAll('/', '.')),
    )
    if (!isDoubted) judgeNamedField(run, exchange, place)
    if (exchange.status !== 422) overlooked += 1
    if (overlooked >= (mostOverlooked[id] ?? Infinity)) return
  }
}

/** What a faulty backend did after all stays, marked with the run's id. */
function leftOver(run: RunContext, exchange: Exchange): void {
  const id = exchange.call.operation?.id ?? ''
  if (['registerPerson', 'registerCompany', 'addCompany', 'addOrder'].includes(id) && run.succeeded(exchange))
    run.journal.leftovers.push(`${id} took what it had to refuse (${run.runId})`)
}

/** Sends what must be refused with one of these codes. What a backend makes all the same is taken away, or told as left over. */
export async function mustRefuse(
  run: RunContext,
  parts: { id: string; visitor: Visitor; body: Body; due: readonly string[]; says: string },
): Promise<Exchange | undefined> {
  const { id, visitor, body, due, says } = parts
  const operation = run.contract.byId.get(id)
  if (!operation?.body || !run.wanted(id) || run.journal.isAbsent(id) || visitor.sessid === undefined)
    return undefined
  if (!bodyJudge(run.contract.document, operation.body)(body)) return undefined
  const values = freshValues(operation)
  const exchange = await run.send(visitor, buildCall({ operation, visitor, values, body, purpose: says }))
  if (run.succeeded(exchange)) run.things.learn(exchange)
  leftOver(run, exchange)
  judgeDue(run, exchange, due, `${says}: it`)
  return exchange
}

/** The present password is no new one; with the right one typed the count of wrong tries begins anew. */
async function refusePresentPassword(run: RunContext): Promise<void> {
  const password = run.options.account?.password
  if (password === undefined) return
  const body = { currentPassword: password, password, confirmPassword: password }
  const parts = { id: 'changePassword', visitor: run.customer }
  await mustRefuse(run, {
    ...parts,
    body,
    due: ['samePassword'],
    says: 'the present password is no new one',
  })
  await mustRefuse(run, {
    ...parts,
    body: { ...body, confirmPassword: `${password.slice(0, 28)}.x` },
    due: ['passwordMismatch', 'samePassword'],
    says: 'a new password that is typed twice differently is none',
  })
}

/** A company that the account has, or that somebody has with whom it shares none. */
async function refuseOwnCompany(run: RunContext): Promise<void> {
  const read = run.contract.byId.get('getCompany')
  const contragentId = run.captured.get('contragentId')
  const isWanted = ['addCompany', 'requestCompanyAccess'].some((id) => run.wanted(id))
  if (!read || typeof contragentId !== 'number' || !isWanted) return
  const purpose = 'the company that the account has'
  const { json } = await run.ask({
    operation: read,
    visitor: run.customer,
    values: { contragentId },
    purpose,
  })
  const own = recordOf(valueAt(json, '/data/company'))
  const names = ['type', 'inn', 'kpp', 'ogrn', 'legalAddress']
  const kept = names.flatMap((name) => (typeof own[name] === 'string' ? [[name, own[name]] as const] : []))
  await mustRefuse(run, {
    id: 'addCompany',
    visitor: run.customer,
    body: { ...exampleOf(run, 'addCompany'), name: run.runId, ...Object.fromEntries(kept) },
    // A liquidated one is that first.
    due: own['registryStatus'] === 'active' ? ['alreadyMember'] : ['alreadyMember', 'companyLiquidated'],
    says: 'a company that the account has is not added again',
  })
  await refuseAccess(run, own['inn'])
}

/** Nobody asks for access to a company that they belong to, or that nobody has. */
async function refuseAccess(run: RunContext, inn: unknown): Promise<void> {
  const tries = [
    [inn, 'alreadyMember', 'who belongs to a company asks for no access to it'],
    [madeInn(), 'companyNotFound', 'a company that nobody has registered lets nobody in'],
  ] as const
  for (const [asked, code, says] of tries) {
    if (typeof asked !== 'string') continue
    const body = { inn: asked, comment: run.runId }
    const parts = { id: 'requestCompanyAccess', visitor: run.customer, body, due: [code], says }
    const exchange = await mustRefuse(run, parts)
    if (exchange && !exchange.planned && run.succeeded(exchange))
      run.journal.leftovers.push(`requestCompanyAccess took what it had to refuse (${run.runId})`)
  }
}

/** The numbers of a legal entity have check digits and a length of their own. */
async function refuseMistypedNumbers(run: RunContext): Promise<void> {
  const company = { ...exampleOf(run, 'addCompany'), name: run.runId }
  const parts = { id: 'addCompany', visitor: run.customer }
  await mustRefuse(run, {
    ...parts,
    body: { ...company, inn: madeInn(), ogrn: mistypedOgrn },
    // A backend may know from the register that nobody has the ИНН.
    due: ['ogrnInvalid', 'innInvalid'],
    says: 'an ОГРН whose check digit is wrong is nobody’s',
  })
  await mustRefuse(run, {
    ...parts,
    body: { ...company, inn: innOfPerson },
    due: ['innInvalid'],
    says: 'the ИНН of a person is none of a legal entity',
  })
}

/** What is written beside the fields: КПП and director of a legal entity, none of a sole proprietor. */
async function refuseCompanyNumbers(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('addCompany')
  if (!operation || !run.wanted('addCompany') || run.journal.isAbsent('addCompany')) return
  const visitor = run.customer
  const { kpp, director, ...rest } = {
    ...exampleOf(run, 'addCompany'),
    name: run.runId,
    inn: mistypedInn,
  } as Body
  const cases: [string, string, Body][] = [
    ['kpp', 'of a legal entity left out', { ...rest, director }],
    ['director', 'of a legal entity left out', { ...rest, kpp }],
    [
      'kpp',
      'of a sole proprietor',
      { ...rest, kpp, director, type: 'ИП', inn: '590203450400', ogrn: '315595800123100' },
    ],
  ]
  for (const [field, what, body] of cases) {
    const values = freshValues(operation)
    const purpose = `${field} ${what}`
    const exchange = await run.send(visitor, buildCall({ operation, visitor, values, body, purpose }))
    leftOver(run, exchange)
    run.state(exchange, exchange.status === 422, {
      rule: 'bad-request',
      pointer: `request /${field}`,
      message: `${what} must be 422, got ${exchange.status}`,
    })
  }
}

/** The КПП goes with the type where a company registers, too. Nobody has confirmed the contacts: nothing is made. */
async function refuseKppOfNewcomers(run: RunContext, visitor: Visitor): Promise<void> {
  const given = harmless.find(({ id }) => id === 'registerCompany')?.body(run)
  if (!given || visitor.sessid === undefined || !run.wanted('registerCompany')) return
  const { kpp, ...rest } = withoutHoles(given)
  if (rest['type'] !== 'ЮЛ' || typeof kpp !== 'string') return
  const cases: [string, Body][] = [
    ['of a legal entity left out', rest],
    ['of a sole proprietor', { ...rest, kpp, type: 'ИП', inn: '590203450400', ogrn: '315595800123100' }],
  ]
  for (const [what, body] of cases) {
    const exchange = await sendAs(run, visitor, 'registerCompany', { body, purpose: `kpp ${what}` })
    if (!exchange) return
    leftOver(run, exchange)
    run.state(exchange, exchange.status === 422, {
      rule: 'bad-request',
      pointer: 'request /kpp',
      message: `${what} must be 422, got ${exchange.status}`,
    })
  }
}

/** A contact of an account is taken, as whose it is told; who has confirmed an address needs no code for it. */
async function refuseTaken(run: RunContext, newcomers: Visitor): Promise<void> {
  const [own, other] = [run.options.account?.login, run.options.otherAccount?.login]
  const profile = await ownProfile(run)
  if (own?.includes('@')) {
    // The same contact twice within a minute has to wait.
    await refuseTakenContact(run, newcomers, { phone: nobodysPhone(), email: loginInCapitals(run, own) })
    if (profile['emailVerified'] === true && profile['email'] === own)
      await mustRefuse(run, {
        id: 'sendEmailCode',
        visitor: run.customer,
        body: { email: loginInCapitals(run, own) },
        due: ['alreadyVerified'],
        says: 'the confirmed e-mail of the account, in capitals or not, needs no code',
      })
  }
  if (profile['phoneVerified'] === true) {
    const contacts = { phone: profile['phone'], email: nobodysEmail(run) }
    await refuseTakenContact(run, newcomers, contacts, 'phone')
  }
  if (profile['phoneVerified'] === true)
    await mustRefuse(run, {
      id: 'sendSmsCode',
      visitor: run.customer,
      body: { phone: profile['phone'] },
      due: ['alreadyVerified'],
      says: 'the confirmed phone of the account needs no code',
    })
  if (other?.includes('@') && other !== own)
    await mustRefuse(run, {
      id: 'sendEmailCode',
      visitor: run.customer,
      body: { email: loginInCapitals(run, other) },
      due: ['contactTaken'],
      says: 'the e-mail of another account can’t be had, in capitals or not',
    })
}

/** A contact of an account registers no other one, and the refusal tells which it is. */
async function refuseTakenContact(
  run: RunContext,
  visitor: Visitor,
  contacts: { phone: unknown; email: string },
  field: 'phone' | 'email' = 'email',
): Promise<void> {
  const exchange = await mustRefuse(run, {
    id: 'startRegistration',
    visitor,
    body: { ...contacts, type: 'fiz' },
    due: ['contactTaken'],
    says: `the ${field === 'email' ? 'e-mail' : 'phone'} of an account registers no other`,
  })
  const told = valueAt(exchange?.json, '/errors/0/field')
  if (exchange && refusalCode(exchange) === 'contactTaken')
    run.state(exchange, told === field, {
      rule: 'refusal-due',
      pointer: '/errors/0/field',
      message: `contactTaken names the contact that is taken, ${field}, got ${String(told)}`,
    })
}

async function ownProfile(run: RunContext): Promise<Body> {
  const operation = run.contract.byId.get('getProfile')
  const isWanted = ['sendEmailCode', 'sendSmsCode'].some((id) => run.wanted(id))
  if (!operation || !isWanted || run.journal.isAbsent(operation.id)) return {}
  const purpose = 'the confirmed contacts'
  const { json } = await run.ask({ operation, visitor: run.customer, values: {}, purpose })
  return recordOf(valueAt(json, '/data/profile'))
}

/** E-mails are compared without regard to case. */
export function loginInCapitals({ journal }: RunContext, login: string): string {
  const capitals = login.toUpperCase()
  if (capitals !== login) journal.keepSecret(capitals, 'CONTRACT_LOGIN_IN_CAPITALS')
  return capitals
}

/** Who is logged in does not register. */
async function refuseRegistered(run: RunContext): Promise<void> {
  const visitor = run.customer
  const contact = nobodysEmail(run)
  const bodies: [string, Body][] = [
    ['startRegistration', { phone: nobodysPhone(), email: contact, type: 'fiz' }],
    ['resendRegistrationCode', { contact }],
    ['correctRegistrationContact', { contact, newContact: `other-${contact}` }],
  ]
  for (const [id, body] of bodies)
    await mustRefuse(run, {
      id,
      visitor,
      body,
      due: ['alreadyAuthorized'],
      says: 'who is logged in does not register',
    })
}

/** Whether there is such an account is told to nobody; another link has to wait for a minute. */
async function sendNobodyLink(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('sendPasswordLink')
  if (!operation || !run.wanted(operation.id) || run.journal.isAbsent(operation.id)) return
  const visitor: Visitor = { name: 'guest who forgot' }
  await readSessid(run, visitor)
  const ask = (isProbe: boolean, login = nobodysEmail(run)) => {
    const body = { login }
    const purpose = 'a link for nobody'
    return run.send(visitor, { ...buildCall({ operation, visitor, values: {}, body, purpose }), isProbe })
  }
  const sent = await ask(false)
  run.state(sent, run.succeeded(sent), {
    rule: 'state',
    pointer: '/status',
    message: `whether an account exists is told to nobody: it must succeed for an unknown login, got ${refusalCode(sent)}`,
  })
  if (!run.succeeded(sent)) return
  judgeWait(run, await ask(true))
  judgeWait(run, await ask(true, nobodysEmail(run).toUpperCase()))
}

/** Whoever asks again within a minute has to wait. */
export function judgeWait(run: RunContext, again: Exchange): void {
  if (again.planned || again.failure !== undefined) return
  const seconds = Number(again.headers.get('retry-after'))
  run.journal.checks += 1
  if (again.status === 429 && seconds >= 1 && seconds <= 61) return
  run.journal.violation(again, {
    rule: 'limit',
    pointer: again.status === 429 ? 'header Retry-After' : 'status',
    message: `asked again within 60 s it must be 429 with a Retry-After of up to 60 s, got ${again.status}`,
  })
}
