import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../api/session.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { promotionsPath, selloutPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { SiteLink } from '../../links/SiteLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { CityButton } from './CityButton.tsx'
import { PanelButton } from './PanelButton.tsx'
import { promotionsQuery } from './promotions-panel/promotions-query.ts'
import styles from './TopBar.module.css'

const promotions = onDemand(() => import('./promotions-panel/PromotionsPanel.tsx'))

/** The upper line of the desktop header: city, offers, the shop's own pages, how to reach it. */
export function TopBar() {
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(sessionQuery())
  const { contacts, menu, stocks } = data
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <CityButton />
        <nav aria-label="Меню сайта" className={styles.nav}>
          <ul role="list" className={styles.list}>
            {stocks.count > 0 && (
              <li>
                <PanelButton
                  id="promotions-panel"
                  href={promotionsPath}
                  code={promotions}
                  error="Не удалось загрузить акции"
                  load={() => queryClient.query(promotionsQuery())}
                  buttonClassName={styles.offer}
                >
                  {() => 'Акции'}
                </PanelButton>
              </li>
            )}
            <li>
              <Link to={selloutPath} className={styles.offer}>
                Распродажа
              </Link>
            </li>
            {menu.items.map(({ title, link }) => (
              <li key={`${title} ${link}`}>
                <SiteLink href={link} className={styles.link}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contacts}>
          <a href={phoneHref(contacts.phone)} className={styles.phone}>
            <Icon name="phone" size="small" />
            {formatPhone(contacts.phone)}
          </a>
          <a href={`mailto:${contacts.email}`} className={styles.link}>
            {contacts.email}
          </a>
        </div>
      </div>
    </div>
  )
}
