import { countTry, forgetTries, requireNoWait } from '../attempts.ts'
import type { HandlerContext, SandboxOperations } from '../operation.ts'
import { demoPasswordHash, hashPassword, passwordFits } from '../passwords.ts'
import { keepingWrites, SandboxProblem } from '../problems.ts'
import { contactsToConfirm } from '../rules/confirmations.ts'
import { accountBound, accountOf, strangerBounds } from '../rules/login-bounds.ts'
import { countAtAddress } from '../rules/address-rate.ts'
import { requireHashing } from '../rules/hashing.ts'
import { findUser, normalizedLogin, openSession } from '../rules/logins.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { randomId } from '../session.ts'

const linkLifetime = 3_600_000
const resendAfter = 60

export const passwordOperations = {
  // O-72: the answer and its time don't tell whether there is such an account.
  sendPasswordLink(context) {
    const { state, body, now, outbox, httpProblem } = context
    const subject = normalizedLogin(body.login)
    const user = findUser(state, subject)
    const limit = linkBound(subject)
    requireNoWait({ state, now, httpProblem }, [limit])
    countAtAddress(context, { purpose: 'links', most: 30 })
    countTry({ state, now }, [limit])
    // A new password opens a session, so it must not be a way around a block or a contact that nobody has confirmed.
    if (user && !user.isBlocked && contactsToConfirm(user).length === 0) {
      // One count for e-mail and phone, told to nobody: it would say that both are of one account.
      const sent = linkBound(accountOf(user, subject))
      if ((state.attempts.get(sent.id)?.lockedUntil ?? 0) > now) return { isSuccess: true, resendAfter }
      countTry({ state, now }, [sent])
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

  changePasswordByCheckword(context) {
    const { state, body, now, address, reportLogin, httpProblem, outside } = context
    const bounds = strangerBounds(address)
    requireNoWait({ state, now, httpProblem }, bounds)
    try {
      linkedUser(context)
    } catch (error) {
      // A password typed twice differently is no guess.
      if (error instanceof SandboxProblem && error.keepsWrites) {
        countTry({ state, now }, bounds)
        reportLogin('checkword', normalizedLogin(body.login))
      }
      throw error
    }
    requireHashing(httpProblem)
    throw outside(
      () => hashPassword(body.password),
      async (later, hash) => {
        const user = linkedUser(later)
        const { session, nowIso } = later
        later.state.passwords.put({ id: user.id, hash })
        later.state.passwordLinks.delete(user.id)
        for (const { id } of later.state.tokens.where('userId', user.id)) later.state.tokens.delete(id)
        later.outbox.send(changed(user.email))
        return { token: await openSession({ state: later.state, session, nowIso }, user) }
      },
    )
  },

  changePassword(context) {
    const { state, body, customer, now, httpProblem, outside } = context
    const limit = accountBound('password', String(customer.id))
    requireNoWait({ state, now, httpProblem }, [limit])
    requireHashing(httpProblem)
    countTry({ state, now }, [limit])
    const hash = state.passwords.get(customer.id)?.hash ?? demoPasswordHash
    throw outside(
      async () => ({
        fits: await passwordFits(body.currentPassword, hash),
        made: await hashPassword(body.password),
      }),
      (later, { fits, made }) => {
        const { refuse, session, outbox } = later
        const present = later.state.passwords.get(customer.id)?.hash ?? demoPasswordHash
        if (!fits || present !== hash)
          throw keepingWrites(refuse('wrongPassword', 'Неверный текущий пароль.', 'currentPassword'))
        forgetTries(later, limit)
        if (body.password !== body.confirmPassword)
          throw keepingWrites(refuse('passwordMismatch', 'Пароли не совпадают', 'confirmPassword'))
        if (body.password === body.currentPassword)
          throw keepingWrites(refuse('samePassword', 'Новый пароль совпадает с текущим.', 'password'))
        later.state.passwords.put({ id: customer.id, hash: made })
        session.endOthers()
        outbox.send(changed(customer.email))
        return { isSuccess: true }
      },
    )
  },
} satisfies Partial<SandboxOperations>

/** One link a minute. */
const linkBound = (subject: string) => ({
  id: `passwordLink:${subject}`,
  free: 1,
  wait: resendAfter * 1000,
  longest: resendAfter * 1000,
  forgiveEvery: resendAfter * 1000,
})

/** The account of the mailed link, or the refusal. */
function linkedUser({ state, body, now, refuse }: HandlerContext<'changePasswordByCheckword'>): UserRecord {
  const user = findUser(state, normalizedLogin(body.login))
  const link = user && state.passwordLinks.get(user.id)
  if (!user || link?.checkword !== body.checkword)
    throw keepingWrites(refuse('checkwordInvalid', 'Ссылка недействительна. Запросите новую.', 'checkword'))
  if (link.expiresAt <= now)
    throw keepingWrites(
      refuse('checkwordExpired', 'Срок действия ссылки истёк. Запросите новую.', 'checkword'),
    )
  if (body.password !== body.confirmPassword)
    throw refuse('passwordMismatch', 'Пароли не совпадают', 'confirmPassword')
  return user
}

const changed = (to: string) => ({
  channel: 'email' as const,
  to,
  subject: 'Пароль изменён',
  text: 'Пароль вашей учётной записи изменён. Если это были не вы, сразу позвоните нам.',
})
