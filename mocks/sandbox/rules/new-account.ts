import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { Outbox } from '../outbox.ts'
import type { RoleCode, UserRecord } from '../seed/user-record.ts'
import { consentDocuments } from '../seed/consent-documents.ts'
import { isSame, registrationOf } from './confirmations.ts'
import { isTaken } from './contact-codes.ts'
import { currentVersion, outdatedMessage } from './consents.ts'
import { findStore } from './current-store.ts'

type Consents = components['schemas']['ConsentGiven'][]

interface Account {
  phone: string
  email: string
  storeId: string
  password: string
  confirmPassword: string
  consents: Consents
}

interface Fault {
  code:
    | 'contactNotConfirmed'
    | 'contactTaken'
    | 'passwordMismatch'
    | 'consentRequired'
    | 'consentOutdated'
    | 'storeNotFound'
  message: string
  field: 'phone' | 'email' | 'confirmPassword' | 'consents' | 'storeId'
}

/** Why an account can't be made of this; `undefined` when it can. */
export function accountFault(
  { state, sid, now }: { state: SandboxState; sid: string; now: number },
  { phone, email, storeId, password, confirmPassword, consents }: Account,
): Fault | undefined {
  const known = registrationOf(state, sid, now)?.contacts ?? []
  const isConfirmed = (wanted: string) =>
    known.some(({ contact, confirmed }) => confirmed && isSame(contact, wanted))
  const unconfirmed = (field: 'phone' | 'email', message: string): Fault => ({
    code: 'contactNotConfirmed',
    message,
    field,
  })
  if (!isConfirmed(phone)) return unconfirmed('phone', 'Подтвердите телефон кодом из SMS.')
  if (!isConfirmed(email)) return unconfirmed('email', 'Подтвердите e-mail кодом из письма.')
  const taken = (field: 'phone' | 'email', what: string): Fault => ({
    code: 'contactTaken',
    message: `Этот ${what} уже зарегистрирован. Войдите или восстановите пароль.`,
    field,
  })
  if (isTaken(state, phone)) return taken('phone', 'телефон')
  if (isTaken(state, email)) return taken('email', 'e-mail')
  if (password !== confirmPassword)
    return { code: 'passwordMismatch', message: 'Пароли не совпадают', field: 'confirmPassword' }
  const missing = consentDocuments.find(
    ({ type, required }) => required && !consents.some((given) => given.type === type),
  )
  if (missing)
    return {
      code: 'consentRequired',
      message:
        missing.type === 'offer'
          ? 'Нужно принять условия оферты.'
          : 'Нужно согласие на обработку персональных данных.',
      field: 'consents',
    }
  if (consents.some(({ type, docVersion }) => docVersion !== currentVersion(type)))
    return { code: 'consentOutdated', message: outdatedMessage, field: 'consents' }
  if (!findStore(state, storeId))
    return { code: 'storeNotFound', message: 'Выберите город из списка.', field: 'storeId' }
  return undefined
}

type Owner = Pick<Account, 'phone' | 'email' | 'storeId' | 'consents'> & {
  id: number
  fio: string
  roleCode: RoleCode
  position?: string
}

/** Makes the account that `accountFault` has found nothing wrong with. */
export function newAccount(
  { state, nowIso, outbox }: { state: SandboxState; nowIso: string; outbox: Outbox },
  { id, fio, phone, email, storeId, consents, roleCode, position }: Owner,
): UserRecord {
  const store = findStore(state, storeId)
  if (!store) throw new Error(`No store ${storeId}`)
  const [surname = '', name = '', ...others] = fio.trim().split(/\s+/)
  const types = new Set(consents.map(({ type }) => type))
  outbox.send({
    channel: 'email',
    to: email,
    subject: 'Регистрация завершена',
    text: `${name}, вы зарегистрированы. Входите по e-mail или телефону ${phone}.`,
  })
  return state.users.put({
    id,
    email,
    emailVerified: true,
    phone,
    phoneVerified: true,
    surname,
    name,
    patronymic: others.join(' '),
    ...(position && { position }),
    roleCode,
    defaultStoreId: store.id,
    consents: Array.from(types, (type) => ({ type, docVersion: currentVersion(type), acceptedAt: nowIso })),
    createdAt: nowIso,
  })
}
