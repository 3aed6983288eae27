/** The company of this shop: configuration of the build, used where the backend's data is missing (O-102). */
export const company = {
  name: 'Кран-Деталь',
  /** Title of the home page and of pages without one. */
  defaultTitle: 'Кран-Деталь — дорожно-строительная техника и запчасти',
  defaultDescription:
    'Дорожно-строительная техника и запчасти: фильтры, ходовая часть, гидравлика, режущие кромки. Наличие по городам и цены онлайн.',
  /** Social networks of error pages while the backend is down (O-20). */
  socials: [
    { title: 'ВКонтакте', link: 'https://vk.com/kran_detal_example' },
    { title: 'Одноклассники', link: 'https://ok.ru/kran_detal_example' },
  ],
} as const
