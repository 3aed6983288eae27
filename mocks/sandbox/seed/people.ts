import type { CompanyMemberRecord, CompanyRecord, ManagerRecord, UserRecord } from './account-records.ts'
import { companyRights } from './account-records.ts'

const agreed = (acceptedAt: string): UserRecord['consents'] => [
  { type: 'personalData', docVersion: '2026-01', acceptedAt },
  { type: 'offer', docVersion: '2026-01', acceptedAt },
]
const verified = { emailVerified: true, phoneVerified: true }

export const users: readonly UserRecord[] = [
  {
    ...verified,
    id: 1001,
    email: 'buyer@example.ru',
    phone: '+79125550101',
    surname: 'Смирнов',
    name: 'Алексей',
    patronymic: 'Петрович',
    birthDate: '1984-05-17',
    position: 'Начальник отдела снабжения',
    roleCode: 'user',
    defaultStoreId: 4,
    currentCompanyId: 501,
    consents: agreed('2024-03-12T06:20:00.000Z'),
    createdAt: '2024-03-12T06:20:00.000Z',
  },
  {
    ...verified,
    id: 1002,
    email: 'person@example.ru',
    phone: '+79165550102',
    surname: 'Кузнецова',
    name: 'Мария',
    patronymic: 'Игоревна',
    birthDate: '1991-09-02',
    roleCode: 'individual',
    defaultStoreId: 1,
    consents: agreed('2025-06-04T10:05:00.000Z'),
    createdAt: '2025-06-04T10:05:00.000Z',
  },
  {
    ...verified,
    id: 1003,
    email: 'admin@example.ru',
    phone: '+79125550103',
    surname: 'Орлов',
    name: 'Денис',
    patronymic: 'Викторович',
    position: 'Администратор',
    roleCode: 'ADMIN',
    defaultStoreId: 4,
    consents: agreed('2023-02-01T05:00:00.000Z'),
    createdAt: '2023-02-01T05:00:00.000Z',
  },
]

export const managers: readonly ManagerRecord[] = [
  {
    id: 11,
    title: 'Персональный менеджер',
    name: 'Климова Ольга Сергеевна',
    phone: '+79125550177',
    email: 'klimova@kran-detal.example',
    socials: [{ type: 'vk', title: 'ВКонтакте', link: 'https://vk.example/klimova' }],
  },
  {
    id: 12,
    title: 'Менеджер по работе с карьерами',
    name: 'Берёзин Павел Андреевич',
    phone: '+79125550178',
    email: 'berezin@kran-detal.example',
    socials: [],
  },
]

const bank = (
  id: number,
  bik: string,
  name: string,
  corrAccount: string,
  account: string,
  isDefault: boolean,
) => ({ id, bik, name, corrAccount, account, isDefault })

export const companies: readonly CompanyRecord[] = [
  {
    id: 501,
    name: 'УралДорСтрой',
    shortName: 'ООО «УралДорСтрой»',
    type: 'ЮЛ',
    inn: '6671234569',
    kpp: '667101001',
    ogrn: '1026605123456',
    legalAddress: '620026, Свердловская область, г. Екатеринбург, ул. Тверитина, д. 34, оф. 512',
    actualAddress: '620026, Свердловская область, г. Екатеринбург, ул. Тверитина, д. 34, оф. 512',
    director: { fio: 'Соколов Игорь Валентинович', position: 'Генеральный директор', basis: 'Устава' },
    banks: [
      bank(
        601,
        '046577674',
        'Уральский филиал банка «Дорожный»',
        '30101810500000000674',
        '40702810000160001234',
        true,
      ),
    ],
    phone: '+73435550151',
    email: 'snab@uraldorstroy.example',
    registryStatus: 'active',
    verification: 'verified',
    managerId: 11,
    version: 3,
    createdAt: '2024-03-12T06:30:00.000Z',
  },
  {
    id: 502,
    name: 'Карьер-Сервис',
    shortName: 'ООО «Карьер-Сервис»',
    type: 'ЮЛ',
    inn: '7421987650',
    kpp: '742101001',
    ogrn: '1157456003210',
    legalAddress: '454091, Челябинская область, г. Челябинск, ул. Свободы, д. 108, оф. 3',
    actualAddress: '454091, Челябинская область, г. Челябинск, ул. Свободы, д. 108, оф. 3',
    director: { fio: 'Мельников Андрей Юрьевич', position: 'Директор', basis: 'Устава' },
    banks: [
      bank(
        602,
        '046577674',
        'Уральский филиал банка «Дорожный»',
        '30101810500000000674',
        '40702810000160001234',
        true,
      ),
    ],
    phone: '+73515550152',
    email: 'zakaz@karyer-servis.example',
    registryStatus: 'active',
    verification: 'verified',
    version: 1,
    createdAt: '2025-01-20T07:15:00.000Z',
  },
]

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

export const members: readonly CompanyMemberRecord[] = [
  member(1, 501, {
    ...buyer,
    position: 'Начальник отдела снабжения',
    role: 'owner',
    limits: { perOrder: null, perMonth: null, spent: 184_230_000 },
    rights: [...companyRights],
  }),
  member(2, 501, {
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
  member(3, 501, {
    fio: 'Гусев Роман Ильич',
    email: 'gusev@uraldorstroy.example',
    phone: '+79125550162',
    position: 'Механик участка',
    role: 'mechanic',
    status: 'active',
    limits: { perOrder: 15_000_000, perMonth: 60_000_000, spent: 22_480_000 },
    rights: ['orders.viewOwn', 'orders.create', 'prices.view', 'equipment.manage'],
  }),
  member(4, 501, {
    fio: 'Зайцев Никита Олегович',
    email: 'zaytsev@uraldorstroy.example',
    phone: '+79125550163',
    position: 'Снабженец',
    role: 'buyer',
    status: 'invited',
    limits: { perOrder: 30_000_000, perMonth: null, spent: 0 },
    rights: ['orders.viewOwn', 'orders.create', 'prices.view'],
  }),
  member(5, 502, {
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
  member(6, 502, {
    fio: 'Мельников Андрей Юрьевич',
    email: 'director@karyer-servis.example',
    phone: '+79125550164',
    position: 'Директор',
    role: 'owner',
    status: 'active',
    limits: { perOrder: null, perMonth: null, spent: 0 },
    rights: [...companyRights],
  }),
]
