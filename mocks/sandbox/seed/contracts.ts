import type { ContractRecord } from './contract-record.ts'

/** The credit that is used follows from the orders: `buildAccounts` sets it. */
export const contracts: readonly ContractRecord[] = [
  {
    id: 301,
    companyId: 501,
    number: 'Д-2026/118',
    date: '2026-01-15',
    validUntil: '2026-12-31',
    autoProlong: true,
    type: 'Договор поставки',
    status: 'active',
    paymentTerms: 'Отсрочка 30 календарных дней с даты отгрузки',
    deferDays: 30,
    creditLimit: 500_000_000,
    creditUsed: 0,
    managerId: 11,
    isDefault: true,
  },
  {
    id: 302,
    companyId: 502,
    number: 'Д-2026/204',
    date: '2026-04-02',
    validUntil: '2027-03-31',
    autoProlong: false,
    type: 'Договор поставки',
    status: 'active',
    paymentTerms: 'Предоплата 100 %',
    deferDays: 0,
    creditLimit: 0,
    creditUsed: 0,
    managerId: 12,
    isDefault: true,
  },
]
