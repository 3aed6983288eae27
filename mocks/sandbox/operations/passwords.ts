import { countFailure, forgetFailures, requireUnlocked } from '../attempts.ts'
import type { SandboxOperations } from '../operation.ts'
import { demoPasswordHash, hashPassword, passwordFits } from '../passwords.ts'
import { contactsToConfirm } from '../rules/confirmations.ts'
import { findUser, normalizedLogin, openSession } from '../rules/logins.ts'
import { randomId } from '../session.ts'

const linkLifetime = 3_600_000
const resendAfter = 60

export const passwordOperations = {
  // O-72: the answer and its time don't tell whether there is such an account.
  sendPasswordLink({ state, body: { login }, now, outbox, httpProblem }) {
    const subject = normalizedLogin(login)
    const id = `passwordLink:${subject}`
    requireUnlocked({ state, now, id, tries: 1, lockFor: resendAfter * 1000, httpProblem })
    state.attempts.put({ id, failures: 0, lockedUntil: now + resendAfter * 1000, at: now })
    const user = findUser(state, subject)
    // A new password opens a session, so it must not be a way around a block or a contact that nobody has confirmed.
    if (user && !user.isBlocked && contactsToConfirm(user).length === 0) {
      const checkword = randomId()
      state.passwordLinks.put({ id: user.id, login: subject, checkword, expiresAt: now + linkLifetime })
      const link = `/?${new URLSearchParams({ checkword, login: subject })}`
      outbox.send({
        channel: subject.includes('@') ? 'email' : 'sms',
        to: subject,
        subject: 'Новый пароль',
        text: `Чтобы задать новый пароль, откройте ссылку. Она действует один час: ${link}`,
        link,
      })
    }
    return { isSuccess: true, resendAfter }
  },

  async changePasswordByCheckword({ state, body, session, now, nowIso, outbox, refuse }) {
    const user = findUser(state, normalizedLogin(body.login))
    const link = user && state.passwordLinks.get(user.id)
    if (!user || link?.checkword !== body.checkword)
      throw refuse('checkwordInvalid', 'Ссылка недействительна. Запросите новую.', 'checkword')
    if (link.expiresAt <= now)
      throw refuse('checkwordExpired', 'Срок действия ссылки истёк. Запросите новую.', 'checkword')
    if (body.password !== body.confirmPassword)
      throw refuse('passwordMismatch', 'Пароли не совпадают', 'confirmPassword')
    state.passwords.put({ id: user.id, hash: await hashPassword(body.password) })
    state.passwordLinks.delete(user.id)
    for (const { id } of state.tokens.where('userId', user.id)) state.tokens.delete(id)
    outbox.send(changed(user.email))
    return { token: await openSession({ state, session, nowIso }, user) }
  },

  async changePassword({ state, body, customer, session, now, outbox, refuse, httpProblem }) {
    const limit = { state, now, id: `password:${customer.id}`, tries: 5, lockFor: 60_000 }
    requireUnlocked({ ...limit, httpProblem })
    const hash = state.passwords.get(customer.id)?.hash ?? demoPasswordHash
    if (!(await passwordFits(body.currentPassword, hash)))
      throw countFailure(limit, refuse('wrongPassword', 'Неверный текущий пароль.', 'currentPassword'))
    forgetFailures(limit)
    if (body.password !== body.confirmPassword)
      throw refuse('passwordMismatch', 'Пароли не совпадают', 'confirmPassword')
    if (body.password === body.currentPassword)
      throw refuse('samePassword', 'Новый пароль совпадает с текущим.', 'password')
    state.passwords.put({ id: customer.id, hash: await hashPassword(body.password) })
    session.endOthers()
    outbox.send(changed(customer.email))
    return { isSuccess: true }
  },
} satisfies Partial<SandboxOperations>

const changed = (to: string) => ({
  channel: 'email' as const,
  to,
  subject: 'Пароль изменён',
  text: 'Пароль вашей учётной записи изменён. Если это были не вы, сразу позвоните нам.',
})
