import type { components } from '../../../src/generated/api-types.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { ContractRecord } from '../seed/contract-record.ts'
import { creditLeft, isUsable } from './contracts.ts'

type PaymentOption = components['schemas']['PaymentOption']
type PaymentType = components['schemas']['PaymentType']

export const paymentTitles: Record<PaymentType, string> = {
  cardOnline: 'Картой онлайн',
  sbpQr: 'По QR-коду СБП',
  invoicePrepay: 'По счёту, предоплата',
  contractDeferred: 'По договору с отсрочкой',
  cashPickup: 'При получении',
}

/** Paid when the goods are handed over or later: the work doesn't wait for the money. */
export const isPaidLater = (type: PaymentType) => type === 'contractDeferred' || type === 'cashPickup'

export const overCreditLimit = 'Сумма заказа больше остатка кредитного лимита'

export interface PaymentPlan {
  company: CompanyRecord | undefined
  contract: ContractRecord | undefined
  deliveryType: components['schemas']['DeliveryType']
  /** `null` while the manager has yet to calculate it. */
  deliveryPrice: number | null
  /** Kopecks. */
  total: number
  now: number
}

/** All ways to pay in the order of the contract; unavailable ones have a reason. */
export function paymentOptions(plan: PaymentPlan): PaymentOption[] {
  const reasons: Record<PaymentType, string | null> = {
    cardOnline: onlineReason(plan),
    sbpQr: onlineReason(plan),
    invoicePrepay: plan.company ? null : 'Доступно только компаниям',
    contractDeferred: deferredReason(plan),
    cashPickup: plan.deliveryType === 'pickup' ? null : 'Доступно только при самовывозе',
  }
  const types: PaymentType[] = ['cardOnline', 'sbpQr', 'invoicePrepay', 'contractDeferred', 'cashPickup']
  return types.map((type) => ({
    type,
    title: paymentTitles[type],
    enabled: reasons[type] === null,
    reasonDisabled: reasons[type],
  }))
}

function onlineReason({ company, deliveryPrice }: PaymentPlan): string | null {
  if (company) return 'Доступно только частным лицам'
  return deliveryPrice === null ? 'Сначала менеджер рассчитает доставку' : null
}

function deferredReason({ company, contract, total, now }: PaymentPlan): string | null {
  if (!company) return 'Доступно только компаниям'
  if (!contract) return 'Выберите договор'
  if (!isUsable(contract, now)) return 'Срок договора истёк'
  if (contract.deferDays === 0) return 'По договору нет отсрочки'
  if (company.verification !== 'verified') return 'Компания ещё не проверена'
  return total > creditLeft(contract) ? overCreditLimit : null
}
