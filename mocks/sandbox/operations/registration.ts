import type { Failure, HandlerContext, Refuse, SandboxOperations } from '../operation.ts'
import { hashPassword } from '../passwords.ts'
import { keepingWrites } from '../problems.ts'
import {
  confirmationWith,
  contactViews,
  endRegistration,
  isSame,
  keepRegistration,
  registrationOf,
} from '../rules/confirmations.ts'
import {
  codeLifetime,
  countCode,
  isTaken,
  sendCode,
  takeCode,
  voidCode,
  type Contact,
} from '../rules/contact-codes.ts'
import { bankFault } from '../rules/company-banks.ts'
import { openSession } from '../rules/logins.ts'
import { accountFault, newAccount } from '../rules/new-account.ts'
import { listedCompany, numbersFault, requireKpp, storeCompany } from '../rules/new-company.ts'
import { requireHashing } from '../rules/hashing.ts'
import { countRequest } from '../rules/request-rate.ts'
import type { ConfirmationRecord } from '../world-records.ts'

const correctionsADay = 3
/** The storefront's page that takes `contact` and `code` from the link in the mail. */
const registrationPage = '/registration/'
const formats = {
  phone: /^\+7\d{10}$/,
  email: /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/,
}

export const registrationOperations = {
  startRegistration(context) {
    const { state, session, body, now, refuse } = context
    requireGuest(context)
    const before = registrationOf(state, session.id, now)?.contacts ?? []
    const asked = [
      { type: 'phone', contact: body.phone },
      { type: 'email', contact: body.email },
    ] as const
    const contacts = asked.map((one) => ({
      ...one,
      confirmed: before.some(({ contact, confirmed }) => confirmed && isSame(contact, one.contact)),
    }))
    const waiting = contacts.filter(({ confirmed }) => !confirmed)
    const sender = senderOf(context)
    for (const one of waiting) {
      countCode(sender, one)
      if (isTaken(state, one.contact)) throw keepingWrites(refuse('contactTaken', taken[one.type], one.type))
    }
    for (const { contact } of before)
      if (!contacts.some((one) => isSame(one.contact, contact))) voidCode(state, session.owner, contact)
    for (const one of waiting) sendCode(sender, one, registrationPage)
    keepRegistration(state, session.id, now, contacts)
    return {
      contacts: contactViews(state, now, contacts),
      expiresAt: new Date(now + codeLifetime).toISOString(),
    }
  },

  resendRegistrationCode(context) {
    requireGuest(context)
    const { found } = waitingFor(context)
    const sender = senderOf(context)
    countCode(sender, found)
    return sendCode(sender, found, registrationPage)
  },

  correctRegistrationContact(context) {
    const { state, session, body, now, refuse, httpProblem } = context
    requireGuest(context)
    const { record, found } = waitingFor(context)
    const { newContact } = body
    if (!formats[found.type].test(newContact))
      throw httpProblem(422, 'validation', 'Недопустимый формат', { field: 'newContact' })
    const limit = { id: `correction:${record.id}:${found.type}`, most: correctionsADay, window: 86_400_000 }
    countRequest(context, limit)
    const sender = senderOf(context)
    const right: Contact = { type: found.type, contact: newContact }
    countCode(sender, right)
    if (isTaken(state, newContact, record.userId))
      throw keepingWrites(refuse('contactTaken', taken[found.type], 'newContact'))
    voidCode(state, session.owner, found.contact)
    const { expiresAt } = sendCode(sender, right, registrationPage)
    const contacts = record.contacts.map((one) => (one === found ? { ...one, contact: newContact } : one))
    state.confirmations.put({ ...record, contacts })
    return { contacts: contactViews(state, now, contacts), expiresAt }
  },

  activateContact({ state, session, body: { contact, code }, now, refuse }) {
    const record = confirmationWith(state, session.id, now, contact)
    const found = record?.contacts.find((one) => isSame(one.contact, contact))
    const late = () => refuse('codeExpired', 'Срок действия кода истёк, запросите новый.', 'code')
    if (!record || !found) throw late()
    const contacts = record.contacts.map((one) => (one === found ? { ...one, confirmed: true } : one))
    if (!found.confirmed) {
      takeCode({ state, now, owner: session.owner, refuse }, found.contact, code)
      const user = record.userId === undefined ? undefined : state.users.get(record.userId)
      if (user) {
        // Somebody else has confirmed the corrected contact meanwhile.
        if (isTaken(state, found.contact, user.id)) throw late()
        const change =
          found.type === 'phone'
            ? { phone: found.contact, phoneVerified: true }
            : { email: found.contact, emailVerified: true }
        state.users.put({ ...user, ...change })
      }
      state.confirmations.put({ ...record, contacts })
    }
    return {
      contacts: contactViews(state, now, contacts),
      isComplete: contacts.every(({ confirmed }) => confirmed),
    }
  },

  registerPerson(context) {
    const { body, httpProblem, outside } = context
    requirePerson(context)
    requireHashing(httpProblem)
    throw outside(
      () => hashPassword(body.password),
      async (later, hash) => {
        requirePerson(later)
        const { state, session, nowIso, newId, outbox } = later
        const { fio, phone, email, storeId, consents } = body
        const account = {
          id: newId('users'),
          fio,
          phone,
          email,
          storeId,
          consents,
          roleCode: 'individual',
        } as const
        const user = newAccount({ state, nowIso, outbox }, account)
        state.passwords.put({ id: user.id, hash })
        endRegistration(state, session.id)
        return { token: await openSession({ state, session, nowIso }, user), userId: user.id }
      },
    )
  },

  registerCompany(context) {
    const { body, httpProblem, outside } = context
    requireCompany(context)
    requireHashing(httpProblem)
    throw outside(
      () => hashPassword(body.password),
      async (later, hash) => {
        requireCompany(later)
        const { state, session, nowIso, newId, outbox } = later
        const { contact, storeId, consents } = body
        const account = { id: newId('users'), ...contact, storeId, consents, roleCode: 'user' } as const
        const owner = newAccount({ state, nowIso, outbox }, account)
        const { phone, email } = contact
        const { company } = storeCompany({ state, newId, nowIso }, { ...body, phone, email }, owner)
        const user = state.users.put({ ...owner, currentCompanyId: company.id })
        state.passwords.put({ id: user.id, hash })
        endRegistration(state, session.id)
        const token = await openSession({ state, session, nowIso }, user)
        return { token, userId: user.id, companyId: company.id }
      },
    )
  },
} satisfies Partial<SandboxOperations>

function requirePerson({ state, session, now, body, refuse }: HandlerContext<'registerPerson'>): void {
  const fault = accountFault({ state, sid: session.id, now }, body)
  if (fault) throw refuse(fault.code, fault.message, fault.field)
}

function requireCompany(context: HandlerContext<'registerCompany'>): void {
  const { state, session, now, body, refuse, httpProblem } = context
  requireKpp(body, httpProblem)
  const { contact, inn, bank } = body
  const fault = accountFault({ state, sid: session.id, now }, { ...body, ...contact })
  if (fault) {
    const { code, message, field } = fault
    throw refuse(code, message, field === 'phone' || field === 'email' ? `contact.${field}` : field)
  }
  const wrong = numbersFault(body)
  if (wrong) throw refuse(wrong.code, wrong.message, wrong.field)
  const wrongBank = bank && bankFault(bank)
  if (wrongBank) throw refuse(wrongBank.code, wrongBank.message, `bank.${wrongBank.field}`)
  if (state.companies.where('inn', inn).length > 0)
    throw refuse(
      'companyExists',
      'Эта компания уже зарегистрирована. Запросите доступ у её владельца.',
      'inn',
    )
  if ((listedCompany(inn)?.registryStatus ?? 'active') !== 'active')
    throw refuse('companyLiquidated', 'Компания ликвидирована, регистрация невозможна.', 'inn')
}

const taken = {
  phone: 'Этот телефон уже зарегистрирован. Войдите или восстановите пароль.',
  email: 'Этот e-mail уже зарегистрирован. Войдите или восстановите пароль.',
}

type GuestOnly = 'startRegistration' | 'resendRegistrationCode' | 'correctRegistrationContact'

function requireGuest({ user, refuse }: { user: unknown; refuse: Refuse<GuestOnly> }): void {
  if (user) throw refuse('alreadyAuthorized', 'Вы уже вошли.')
}

type Sending = Pick<HandlerContext<GuestOnly>, 'state' | 'session' | 'address' | 'now' | 'outbox'> & {
  httpProblem: Failure<429, 'tooManyRequests'>
}

const senderOf = ({ state, session, address, now, outbox, httpProblem }: Sending) => ({
  state,
  now,
  owner: session.owner,
  address,
  outbox,
  httpProblem,
})

type Waiting = Pick<
  HandlerContext<'resendRegistrationCode' | 'correctRegistrationContact'>,
  'state' | 'session' | 'body' | 'now' | 'refuse'
>

/** The contact of the request, which waits for its code in this session. */
function waitingFor({ state, session, body, now, refuse }: Waiting): {
  record: ConfirmationRecord
  found: ConfirmationRecord['contacts'][number]
} {
  const record = confirmationWith(state, session.id, now, body.contact)
  const found = record?.contacts.find((one) => isSame(one.contact, body.contact))
  if (!record || !found)
    throw refuse('contactNotFound', 'Начните регистрацию или войдите ещё раз.', 'contact')
  if (found.confirmed) throw refuse('alreadyVerified', 'Этот контакт уже подтверждён.', 'contact')
  return { record, found }
}
