import { companyRights, type CompanyMemberRecord } from './company-member-record.ts'

const member = (
  id: number,
  companyId: number,
  rest: Omit<CompanyMemberRecord, 'id' | 'companyId'>,
): CompanyMemberRecord => ({ id, companyId, ...rest })
const buyer = {
  userId: 1001,
  fio: 'Смирнов Алексей Петрович',
  email: 'buyer@example.ru',
  phone: '+79125550101',
  status: 'active' as const,
}

const mechanic = {
  userId: 1006,
  fio: 'Гусев Роман Ильич',
  email: 'gusev@uraldorstroy.example',
  phone: '+79125550162',
  position: 'Механик участка',
}

export const members: readonly CompanyMemberRecord[] = [
  member(701, 501, {
    ...buyer,
    position: 'Начальник отдела снабжения',
    role: 'owner',
    limits: { perOrder: null, perMonth: null, spent: 184_230_000 },
    rights: [...companyRights],
  }),
  member(702, 501, {
    userId: 1007,
    fio: 'Панова Елена Дмитриевна',
    email: 'panova@uraldorstroy.example',
    phone: '+79125550161',
    position: 'Главный бухгалтер',
    role: 'accountant',
    status: 'active',
    limits: { perOrder: 0, perMonth: 0, spent: 0 },
    rights: [
      'orders.viewAll',
      'prices.view',
      'invoices.request',
      'contracts.view',
      'balance.view',
      'acts.request',
    ],
  }),
  member(703, 501, {
    ...mechanic,
    role: 'mechanic',
    status: 'active',
    limits: { perOrder: 15_000_000, perMonth: 60_000_000, spent: 22_480_000 },
    rights: ['orders.viewOwn', 'orders.create', 'prices.view', 'equipment.manage'],
  }),
  member(704, 501, {
    fio: 'Зайцев Никита Олегович',
    email: 'zaytsev@uraldorstroy.example',
    phone: '+79125550163',
    position: 'Снабженец',
    role: 'buyer',
    status: 'invited',
    invitedAt: '2026-11-17T08:20:00.000Z',
    invitedBy: buyer.userId,
    limits: { perOrder: 30_000_000, perMonth: null, spent: 0 },
    rights: ['orders.viewOwn', 'orders.create', 'prices.view'],
  }),
  member(705, 502, {
    ...buyer,
    position: 'Консультант по снабжению',
    role: 'buyer',
    limits: { perOrder: 25_000_000, perMonth: 90_000_000, spent: 31_560_000 },
    rights: [
      'orders.viewOwn',
      'orders.create',
      'orders.cancel',
      'prices.view',
      'invoices.request',
      'contracts.view',
      'addresses.manage',
    ],
  }),
  member(706, 502, {
    userId: 1008,
    fio: 'Мельников Андрей Юрьевич',
    email: 'director@karyer-servis.example',
    phone: '+79125550164',
    position: 'Директор',
    role: 'owner',
    status: 'active',
    limits: { perOrder: null, perMonth: null, spent: 0 },
    rights: [...companyRights],
  }),
  member(707, 502, {
    ...mechanic,
    role: 'viewer',
    status: 'blocked',
    limits: { perOrder: 0, perMonth: 0, spent: 0 },
    rights: ['orders.viewOwn'],
  }),
  member(708, 503, {
    ...mechanic,
    role: 'owner',
    status: 'active',
    limits: { perOrder: null, perMonth: null, spent: 0 },
    rights: [...companyRights],
  }),
]
