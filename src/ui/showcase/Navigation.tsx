import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { Accordion } from '../Disclosure.tsx'
import { Pagination } from '../Pagination.tsx'
import { TabLinks, Tabs } from '../Tabs.tsx'

/** Breadcrumbs, tabs, disclosures and pages. */
export function Navigation() {
  return (
    <>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: '#navigation' },
          { title: 'Каталог', href: '#navigation' },
          { title: 'Фильтры', href: '#navigation' },
          { title: 'Фильтр масляный FM-2040' },
        ]}
      />
      <Tabs
        label="О товаре"
        items={[
          { id: 'about', title: 'Характеристики', content: 'Содержание первой вкладки' },
          { id: 'stock', title: 'Наличие', count: 12, content: 'Содержание второй вкладки' },
          { id: 'fits', title: 'Применяемость', count: 48, content: 'Содержание третьей вкладки' },
          { id: 'docs', title: 'Документы', content: '', disabled: true },
        ]}
      />
      <TabLinks
        label="Заказы"
        items={[
          { href: '#all', title: 'Все', count: 34, current: true },
          { href: '#agreement', title: 'На согласовании', count: 2 },
          { href: '#done', title: 'Выполненные', count: 30 },
        ]}
      />
      <Accordion
        items={[
          {
            id: 'pay',
            title: 'Как оплатить по счёту?',
            content: 'Счёт придёт на почту и появится в заказе.',
          },
          {
            id: 'back',
            title: 'Можно ли вернуть деталь?',
            content: 'В течение 14 дней, если она не ставилась на машину.',
          },
        ]}
      />
      <Pagination page={1} pageCount={5} hrefOf={(page) => `#page-${page}`} label="Начало" />
      <Pagination page={12} pageCount={40} hrefOf={(page) => `#page-${page}`} label="Середина" />
    </>
  )
}
