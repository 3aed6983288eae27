import type { components } from '../../../src/generated/api-types.ts'
import { companyRights, type CompanyRight, type CompanyRole } from './company-member-record.ts'

type Schemas = components['schemas']

/** Roles of a company with the rights that each begins with. */
export const rolePresets: Schemas['CompanyRolePreset'][] = [
  {
    role: 'owner',
    title: 'Владелец',
    description: 'Может всё. Последний владелец не может выйти из компании.',
    rights: [...companyRights],
  },
  {
    role: 'admin',
    title: 'Администратор',
    description: 'Ведёт пользователей, данные компании, технику и интеграции. Заказов не оформляет.',
    rights: [
      'orders.viewAll',
      'prices.view',
      'contracts.view',
      'addresses.manage',
      'equipment.manage',
      'savedCarts.share',
      'users.manage',
      'company.edit',
      'hooks.manage',
      'authority.manage',
    ],
  },
  {
    role: 'buyer',
    title: 'Закупщик',
    description: 'Оформляет заказы и запрашивает счета. Заказы сверх лимита уходят на согласование.',
    rights: [
      'orders.viewOwn',
      'orders.create',
      'orders.cancel',
      'prices.view',
      'invoices.request',
      'addresses.manage',
      'savedCarts.share',
    ],
  },
  {
    role: 'approver',
    title: 'Согласующий',
    description: 'Согласует заказы других пользователей.',
    rights: ['orders.viewAll', 'orders.approve', 'prices.view', 'contracts.view', 'balance.view'],
  },
  {
    role: 'accountant',
    title: 'Бухгалтер',
    description: 'Видит заказы и взаиморасчёты, запрашивает счета и акты.',
    rights: [
      'orders.viewAll',
      'prices.view',
      'invoices.request',
      'contracts.view',
      'balance.view',
      'acts.request',
    ],
  },
  {
    role: 'mechanic',
    title: 'Механик',
    description: 'Ведёт технику и заказывает запчасти к ней.',
    rights: ['orders.viewOwn', 'orders.create', 'prices.view', 'equipment.manage'],
  },
  {
    role: 'viewer',
    title: 'Наблюдатель',
    description: 'Видит свои заказы и ничего не меняет.',
    rights: ['orders.viewOwn'],
  },
]

/** The rights that a role begins with. */
export function presetOf(role: CompanyRole): CompanyRight[] {
  return rolePresets.find((preset) => preset.role === role)?.rights ?? []
}

type Group = 'Заказы' | 'Цены и документы' | 'Компания'

const titles: Record<CompanyRight, [group: Group, title: string]> = {
  'orders.viewOwn': ['Заказы', 'Видит свои заказы'],
  'orders.viewAll': ['Заказы', 'Видит все заказы компании'],
  'orders.create': ['Заказы', 'Оформляет и меняет заказы'],
  'orders.placeWithoutApproval': ['Заказы', 'Заказывает без согласования'],
  'orders.approve': ['Заказы', 'Согласует заказы других'],
  'orders.cancel': ['Заказы', 'Отменяет заказы'],
  'prices.view': ['Цены и документы', 'Видит договорные цены'],
  'invoices.request': ['Цены и документы', 'Запрашивает счета и платит онлайн'],
  'contracts.view': ['Цены и документы', 'Видит договоры'],
  'contracts.confirm': ['Цены и документы', 'Подтверждает изменённые условия'],
  'balance.view': ['Цены и документы', 'Видит взаиморасчёты'],
  'acts.request': ['Цены и документы', 'Запрашивает и читает акты'],
  'addresses.manage': ['Компания', 'Ведёт адреса доставки'],
  'equipment.manage': ['Компания', 'Ведёт технику'],
  'savedCarts.share': ['Компания', 'Делится сохранёнными корзинами'],
  'users.manage': ['Компания', 'Ведёт пользователей и их права'],
  'company.edit': ['Компания', 'Меняет данные компании'],
  'hooks.manage': ['Компания', 'Настраивает интеграции'],
  'authority.manage': ['Цены и документы', 'Ведёт доверенности'],
}

/** All rights with their titles, in the order of the contract. */
export const rightTitles: Schemas['CompanyRightTitle'][] = companyRights.map((right) => {
  const [group, title] = titles[right]
  return { right, title, group }
})
