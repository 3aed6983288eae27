import { countFailure, forgetFailures, requireUnlocked } from '../attempts.ts'
import { keepingWrites } from '../problems.ts'
import { branchRef } from '../rules/branch.ts'
import { contactsToConfirm, contactViews, keepRefusedLogin } from '../rules/confirmations.ts'
import { consentsOf } from '../rules/consents.ts'
import { shop } from '../rules/shop.ts'
import type { SandboxOperations } from '../operation.ts'
import { findUser, normalizedLogin, openSession } from '../rules/logins.ts'
import { scopeOf } from '../rules/members.ts'
import { demoPasswordHash, passwordFits } from '../passwords.ts'

export const authOperations = {
  // O-67: e-mail or phone; five wrong tries in a row lock for a minute; no answer reveals whether the account exists.
  async login({ state, body: { credentials }, session, now, nowIso, refuse, httpProblem }) {
    const subject = normalizedLogin(credentials.login)
    const limit = { state, now, id: `login:${subject}`, tries: 5, lockFor: 60_000 }
    requireUnlocked({ ...limit, httpProblem })
    const user = findUser(state, subject)
    const hash = (user && state.passwords.get(user.id)?.hash) ?? demoPasswordHash
    // An unknown login takes as much time as a known one.
    const fits = await passwordFits(credentials.password, hash)
    if (!user || !fits) throw countFailure(limit, refuse('wrongCredentials', 'Неверный логин или пароль.'))
    forgetFailures(limit)
    // Only after a right password, so that nobody can probe for accounts.
    if (user.isBlocked)
      throw keepingWrites(
        refuse('userBlocked', `Учётная запись заблокирована. Позвоните нам: ${shop.phoneAsRead}.`),
      )
    const waiting = contactsToConfirm(user)
    if (waiting.length > 0) {
      keepRefusedLogin(state, session.id, now, user)
      const contacts = contactViews(state, now, waiting)
      throw keepingWrites(
        refuse('userNotConfirmed', notConfirmed(waiting), 'credentials.login', { contacts }),
      )
    }
    return { token: await openSession({ state, session, nowIso }, user) }
  },

  async logout({ session }) {
    await session.signOut()
    return { isAuthorized: false }
  },

  getPersonal({ state, customer, session }) {
    const { id, surname, name, patronymic, email, phone, roleCode, defaultStoreId } = customer
    const store = state.stores.find((one) => one.id === defaultStoreId)
    return {
      user: {
        id,
        name: [surname, name, patronymic].filter(Boolean).join(' '),
        surname,
        firstName: name,
        patronymic: patronymic || null,
        birthDate: customer.birthDate ?? null,
        email,
        emailVerified: customer.emailVerified,
        phone,
        phoneVerified: customer.phoneVerified,
        position: customer.position ?? null,
        roleCode,
        scope: scopeOf(state, customer, session.companyId),
        currentCompanyId: session.companyId ?? null,
        defaultBranch: store ? branchRef(store) : null,
        consents: consentsOf(customer),
      },
    }
  },
} satisfies Partial<SandboxOperations>

const notConfirmed = (waiting: readonly { type: 'phone' | 'email' }[]) =>
  waiting.some(({ type }) => type === 'phone')
    ? 'Подтвердите телефон кодом из SMS.'
    : 'Подтвердите e-mail кодом из письма.'
