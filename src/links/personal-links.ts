import { notificationsPath, ordersPath, personalPath, profilePath, savedCartsPath } from '../lib/paths.ts'
import type { IconName } from '../ui/icon-names.ts'

/** Pages of the personal area that stand, in the order of its menus (R-HEAD-39, O-117); others get a line when built. */
export const personalLinks: readonly { to: string; title: string; icon: IconName }[] = [
  { to: personalPath, title: 'Обзор', icon: 'grid' },
  { to: ordersPath, title: 'Заказы', icon: 'box' },
  { to: savedCartsPath, title: 'Сохранённые корзины', icon: 'star' },
  { to: notificationsPath, title: 'Уведомления', icon: 'bell' },
  { to: profilePath, title: 'Профиль', icon: 'user' },
]
