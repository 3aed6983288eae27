import {
  actsPath,
  balancePath,
  companiesPath,
  companyUsersPath,
  contractsPath,
  deliveryAddressesPath,
  equipmentPath,
  hooksPath,
  notificationsPath,
  ordersPath,
  personalPath,
  profilePath,
  requestsPath,
  savedCartsPath,
} from '../lib/paths.ts'
import type { IconName } from '../ui/icon-names.ts'

export interface PersonalLink {
  to: string
  title: string
  icon: IconName
  /** Left out for customers who act for no company. */
  forCompany?: true
}

/** Pages of the personal area in the order of its menus (R-HEAD-39, O-117). */
export const personalLinks: readonly PersonalLink[] = [
  { to: personalPath, title: 'Обзор', icon: 'grid' },
  { to: ordersPath, title: 'Заказы', icon: 'box' },
  { to: savedCartsPath, title: 'Сохранённые корзины', icon: 'star' },
  { to: equipmentPath, title: 'Техника', icon: 'machine' },
  { to: requestsPath, title: 'Заявки', icon: 'wrench' },
  { to: deliveryAddressesPath, title: 'Адреса доставки', icon: 'pin' },
  { to: contractsPath, title: 'Договоры', icon: 'contract', forCompany: true },
  { to: balancePath, title: 'Баланс', icon: 'ruble', forCompany: true },
  { to: actsPath, title: 'Акты', icon: 'document', forCompany: true },
  { to: companiesPath, title: 'Компании', icon: 'company' },
  { to: companyUsersPath, title: 'Сотрудники', icon: 'team', forCompany: true },
  { to: hooksPath, title: 'Интеграции', icon: 'hook', forCompany: true },
  { to: notificationsPath, title: 'Уведомления', icon: 'bell' },
  { to: profilePath, title: 'Профиль', icon: 'user' },
]

/** The entry of the page on screen; pages below an entry belong to it, the deepest entry wins. */
export function currentPersonalLink(pathname: string): string | undefined {
  const open = personalLinks.filter(({ to }) =>
    to === personalPath ? pathname === to : pathname.startsWith(to),
  )
  return open.toSorted((left, right) => right.to.length - left.to.length)[0]?.to
}
