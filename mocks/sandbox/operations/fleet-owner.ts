import type { HandlerContext } from '../operation.ts'
import { may } from '../rules/members.ts'

type Adding = Pick<
  HandlerContext<'addMachine' | 'linkMachine'>,
  'state' | 'customer' | 'session' | 'body' | 'refuse' | 'forbidden'
>

/** The owner of what is added: the current company, which the caller has to mean, or the person. */
export function fleetOwner({
  state,
  customer,
  session,
  body,
  refuse,
  forbidden,
}: Adding): number | undefined {
  const { companyId } = session
  if (!may(state, customer, companyId, 'equipment.manage')) throw forbidden()
  if ((body.contragentId ?? undefined) !== companyId)
    throw refuse('contragentMismatch', 'Выбрана другая компания. Обновите страницу.', 'contragentId')
  return companyId
}
