import {
  actsPath,
  authoritiesPath,
  balancePath,
  companiesPath,
  companyUsersPath,
  contractsPath,
  deliveryAddressesPath,
  equipmentPath,
  favoritesPath,
  hooksPath,
  notificationsPath,
  ordersPath,
  personalPath,
  profilePath,
  requestsPath,
  savedCartsPath,
  servicePath,
} from '../lib/paths.ts'
import type { IconName } from '../ui/icon-names.ts'

export interface PersonalLink {
  to: string
  title: string
  icon: IconName
  /** A right in the current company: left out without it, and for customers who act for no company. */
  right?: string
}

/** Pages of the personal area in the order of its menus (R-HEAD-39, O-117). */
export const personalLinks: readonly PersonalLink[] = [
  { to: personalPath, title: 'Обзор', icon: 'grid' },
  { to: ordersPath, title: 'Заказы', icon: 'box' },
  { to: favoritesPath, title: 'Избранное', icon: 'heart' },
  { to: savedCartsPath, title: 'Сохранённые корзины', icon: 'star' },
  { to: equipmentPath, title: 'Техника', icon: 'machine' },
  { to: servicePath, title: 'План ТО', icon: 'clock' },
  { to: requestsPath, title: 'Заявки', icon: 'wrench' },
  { to: deliveryAddressesPath, title: 'Адреса доставки', icon: 'pin' },
  { to: contractsPath, title: 'Договоры', icon: 'contract', right: 'contracts.view' },
  { to: balancePath, title: 'Баланс', icon: 'ruble', right: 'balance.view' },
  { to: actsPath, title: 'Акты', icon: 'document', right: 'acts.request' },
  { to: authoritiesPath, title: 'Доверенности', icon: 'document', right: 'authority.manage' },
  { to: companiesPath, title: 'Компании', icon: 'company' },
  { to: companyUsersPath, title: 'Сотрудники', icon: 'team', right: 'users.manage' },
  { to: hooksPath, title: 'Интеграции', icon: 'hook', right: 'hooks.manage' },
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
