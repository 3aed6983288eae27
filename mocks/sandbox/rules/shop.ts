/** Contacts and texts of header and footer. */
export const shop = {
  phone: '+78005553512',
  phoneAsRead: '+7 (800) 555-35-12',
  email: 'zakaz@kran-detal.example',
  /** The e-mail address of the shop's staff. */
  inbox: 'zakaz@kran-detal.example',
  footerPhone: '+73435551404',
  name: 'Кран-Деталь',
  /** Percent of VAT in the price of delivery. */
  deliveryVatRate: 22,
  /** The smallest sum of an order's goods, in kopecks. */
  smallestOrder: 100_000,
  since: 2009,
  developer: { name: 'Студия «Чертёж»', link: 'https://chertezh.example/' },
  social: [
    { type: 'vk', title: 'ВКонтакте', link: 'https://vk.com/kran_detal_example', icon: '' },
    { type: 'ok', title: 'Одноклассники', link: 'https://ok.ru/kran_detal_example', icon: '' },
    { type: 'youtube', title: 'YouTube', link: 'https://www.youtube.com/@kran_detal_example', icon: '' },
  ],
  headerMenu: [
    { title: 'О компании', link: '/about/' },
    { title: 'Доставка', link: '/delivery/' },
    { title: 'Оплата', link: '/payment/' },
    { title: 'Филиалы', link: '/branches/' },
    { title: 'Контакты', link: '/contacts/' },
  ],
  footerMenu: [
    { title: 'О компании', link: '/about/' },
    { title: 'Новости', link: '/news/' },
    { title: 'Акции', link: '/stocks/' },
    { title: 'Филиалы', link: '/branches/' },
    { title: 'Доставка', link: '/delivery/' },
    { title: 'Оплата', link: '/payment/' },
    { title: 'Финансирование', link: '/financing/' },
    { title: 'Возврат', link: '/refund/' },
    { title: 'Контакты', link: '/contacts/' },
  ],
} satisfies {
  social: { type: 'vk' | 'ok' | 'youtube'; title: string; link: string; icon: string }[]
} & Record<string, unknown>
