import type { HandlerContext, SandboxOperations } from '../operation.ts'
import { keepingWrites } from '../problems.ts'
import { countCode, isTaken, sendCode, takeCode, type Contact } from '../rules/contact-codes.ts'
import type { UserRecord } from '../seed/user-record.ts'

export const contactCodeOperations = {
  sendEmailCode(context) {
    const { customer, refuse } = context
    const { email } = context.body
    if (customer.emailVerified && email.toLowerCase() === customer.email.toLowerCase())
      throw refuse('alreadyVerified', 'Этот контакт уже подтверждён.', 'email')
    return sendTo(context, { type: 'email', contact: email }, () =>
      refuse('contactTaken', 'Этот адрес уже используется.', 'email'),
    )
  },

  checkEmail({ state, customer, session, body: { email, code }, now, outbox, refuse }) {
    takeCode({ state, now, owner: session.owner, refuse }, email, code)
    if (isTaken(state, email, customer.id))
      throw refuse('contactTaken', 'Этот адрес уже используется.', 'email')
    state.users.put({ ...customer, email, emailVerified: true })
    if (email !== customer.email) outbox.send(changed(customer, 'E-mail'))
    return { email, verified: true }
  },

  sendSmsCode(context) {
    const { customer, refuse } = context
    const { phone } = context.body
    if (customer.phoneVerified && phone === customer.phone)
      throw refuse('alreadyVerified', 'Этот контакт уже подтверждён.', 'phone')
    return sendTo(context, { type: 'phone', contact: phone }, () =>
      refuse('contactTaken', 'Этот телефон уже используется.', 'phone'),
    )
  },

  checkPhone({ state, customer, session, body: { phone, code }, now, outbox, refuse }) {
    takeCode({ state, now, owner: session.owner, refuse }, phone, code)
    if (isTaken(state, phone, customer.id))
      throw refuse('contactTaken', 'Этот телефон уже используется.', 'phone')
    state.users.put({ ...customer, phone, phoneVerified: true })
    if (phone !== customer.phone) outbox.send(changed(customer, 'Телефон'))
    return { phone, verified: true }
  },
} satisfies Partial<SandboxOperations>

/** Tells the owner of the account at the address that was known before. */
const changed = ({ email }: UserRecord, what: 'E-mail' | 'Телефон') => ({
  channel: 'email' as const,
  to: email,
  subject: `${what} изменён`,
  text: `${what} вашей учётной записи изменён. Если это были не вы, сразу позвоните нам.`,
})

type Asking = Pick<
  HandlerContext<'sendEmailCode' | 'sendSmsCode'>,
  'state' | 'customer' | 'session' | 'address' | 'now' | 'outbox' | 'httpProblem'
>

function sendTo(
  { state, customer, session, address, now, outbox, httpProblem }: Asking,
  contact: Contact,
  taken: () => ReturnType<typeof keepingWrites>,
) {
  const sender = { state, now, owner: session.owner, address, outbox, httpProblem }
  countCode(sender, contact)
  if (isTaken(state, contact.contact, customer.id)) throw keepingWrites(taken())
  return sendCode(sender, contact)
}
