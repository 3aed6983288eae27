import { countTry, forgetTries, requireNoWait, takeBackTry } from '../attempts.ts'
import { knownDevice } from '../known-device.ts'
import { keepingWrites } from '../problems.ts'
import { branchRef } from '../rules/branch.ts'
import { contactsToConfirm, contactViews, keepRefusedLogin } from '../rules/confirmations.ts'
import { consentsOf } from '../rules/consents.ts'
import { shop } from '../rules/shop.ts'
import { accountBound, accountOf, deviceBounds, strangerBounds } from '../rules/login-bounds.ts'
import { requireHashing } from '../rules/hashing.ts'
import type { HandlerContext, SandboxOperations } from '../operation.ts'
import { findUser, normalizedLogin, openSession } from '../rules/logins.ts'
import { scopeOf } from '../rules/members.ts'
import { demoPasswordHash, passwordFits } from '../passwords.ts'
import type { UserRecord } from '../seed/user-record.ts'

export const authOperations = {
  /**
   * O-67: e-mail or phone; waits that grow, by account, by address and for all; an owner on a known device has a count of their
   * own. No answer reveals whether the account exists.
   */
  async login(context) {
    const { state, body, now, device, address, reportLogin, httpProblem, outside } = context
    const { password, login } = body.credentials
    const subject = normalizedLogin(login)
    const user = findUser(state, subject)
    const known = user && (await knownDevice({ state, userId: user.id, now }, device))
    const account = accountBound('login', accountOf(user, subject))
    const bounds = known === undefined ? [account, ...strangerBounds(address)] : deviceBounds(known)
    try {
      requireNoWait({ state, now, httpProblem }, bounds)
      requireHashing(httpProblem)
    } catch (error) {
      reportLogin('tooManyRequests', subject)
      throw error
    }
    countTry({ state, now }, bounds)
    // An unknown login takes as much time as a known one.
    const hash = (user && state.passwords.get(user.id)?.hash) ?? demoPasswordHash
    throw outside(
      () => passwordFits(password, hash),
      (later, fits) => {
        const found = findUser(later.state, subject)
        const present = (found && later.state.passwords.get(found.id)?.hash) ?? demoPasswordHash
        if (!found || !fits || present !== hash) {
          reportLogin('wrongCredentials', subject)
          throw keepingWrites(later.refuse('wrongCredentials', 'Неверный логин или пароль.'))
        }
        takeBackTry(later, bounds)
        // A right try ends the row; one on a known device its own row too.
        forgetTries(later, account)
        if (known !== undefined) for (const bound of bounds) forgetTries(later, bound)
        return entered(later, found, subject)
      },
    )
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

/** Opens the session of whoever has typed the right password. */
async function entered(
  { state, session, now, nowIso, refuse, reportLogin }: HandlerContext<'login'>,
  user: UserRecord,
  subject: string,
) {
  // Only after a right password, so that nobody can probe for accounts.
  if (user.isBlocked) {
    reportLogin('userBlocked', subject)
    throw keepingWrites(
      refuse('userBlocked', `Учётная запись заблокирована. Позвоните нам: ${shop.phoneAsRead}.`),
    )
  }
  const waiting = contactsToConfirm(user)
  if (waiting.length > 0) {
    reportLogin('userNotConfirmed', subject)
    keepRefusedLogin(state, session.id, now, user)
    const contacts = contactViews(state, now, waiting)
    throw keepingWrites(refuse('userNotConfirmed', notConfirmed(waiting), 'credentials.login', { contacts }))
  }
  return { token: await openSession({ state, session, nowIso }, user) }
}

const notConfirmed = (waiting: readonly { type: 'phone' | 'email' }[]) =>
  waiting.some(({ type }) => type === 'phone')
    ? 'Подтвердите телефон кодом из SMS.'
    : 'Подтвердите e-mail кодом из письма.'
