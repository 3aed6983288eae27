import type { StatusLook } from '../../ui/StatusPill.tsx'
import type { Company } from './company-api.ts'

export const roles: Readonly<Record<Company['myRole'], string>> = {
  owner: 'Владелец',
  admin: 'Администратор',
  buyer: 'Закупщик',
  approver: 'Согласующий',
  accountant: 'Бухгалтер',
  mechanic: 'Механик',
  viewer: 'Наблюдатель',
}

export const verificationLooks: Readonly<Record<Company['verification'], StatusLook>> = {
  pending: { label: 'На проверке', tone: 'amber', icon: 'clock' },
  verified: { label: 'Проверена', tone: 'green', icon: 'check' },
  rejected: { label: 'Не прошла проверку', tone: 'red', icon: 'error' },
}

export const registryWords: Readonly<Record<Company['registryStatus'], string>> = {
  active: 'Действует',
  liquidating: 'В процессе ликвидации',
  liquidated: 'Ликвидирована',
}

/** What the state of the check means for the buyer. */
export function verificationText({ verification, verificationReason }: Company): string | null {
  switch (verification) {
    case 'pending':
      return 'Сверяем данные с реестром. Заказывать уже можно, отсрочка платежа появится после проверки.'
    case 'rejected':
      return `${verificationReason ?? 'Данные не подтвердились.'} Пока заказать от этой компании нельзя.`
    case 'verified':
      return null
    default:
      return null
  }
}
