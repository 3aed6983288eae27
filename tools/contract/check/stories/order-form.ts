import type { RunContext } from '../run-context.ts'

/** Kopecks: goods for less are no order (`minSum` of addOrder). */
export const leastOrder = 100_000

/** What the buyer writes into each order of the check. */
export const orderForm = ({ runId }: Pick<RunContext, 'runId'>) => ({
  recipient: { fio: 'Проверка Контракта', phone: '+79000000000', email: 'contract-check@example.invalid' },
  comment: `Проверка контракта, не отгружать: ${runId}`,
  consents: { offer: true, personalData: true, marketing: false },
})
