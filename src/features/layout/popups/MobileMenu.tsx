import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { companiesQuery, currentBranchQuery, footerQuery } from '../../../api/frame-queries.ts'
import { sessionQuery } from '../../../api/session.ts'
import {
  catalogPath,
  favoritesPath,
  personalPath,
  profilePath,
  promotionsPath,
  selloutPath,
} from '../../../lib/paths.ts'
import { formatPhone, phoneHref } from '../../../lib/phone.ts'
import { FavoritesCount } from '../../../links/FavoritesCount.tsx'
import { Link } from '../../../links/Link.tsx'
import { PersonalLinks } from '../../../links/PersonalLinks.tsx'
import { SiteLink } from '../../../links/SiteLink.tsx'
import { ToApproveBadge } from '../../../links/ToApproveBadge.tsx'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import CompanyList from '../CompanyList.tsx'
import { ManagerCard } from '../ManagerCard.tsx'
import { SocialLinks } from '../SocialLinks.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import styles from './MenuPopup.module.css'
import { useMenuClick } from './use-menu-click.ts'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'mobile-menu': object
  }
}

/** What the burger opens (R-MOB-09 … R-MOB-29). */
export default function MobileMenu() {
  const { data: header } = useSuspenseQuery(sessionQuery())
  const { data: footer } = useQuery({ ...footerQuery(), enabled: false })
  const { isAuthorized } = header.userData
  const { phone, email } = header.contacts
  const onClick = useMenuClick()
  const links = [
    { title: 'Каталог', link: catalogPath },
    { title: 'Акции', link: promotionsPath },
    { title: 'Распродажа', link: selloutPath },
    ...header.menu.items,
  ]
  return (
    <PopupShell title="Меню">
      {isAuthorized ? <CustomerPart name={header.userData.name} /> : <GuestPart />}
      <nav aria-label="Главное меню">
        <ul role="list" className={styles.list}>
          {links.map(({ title, link }) => (
            <li key={`${title} ${link}`}>
              <SiteLink href={link} className={styles.link} onClick={onClick}>
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {isAuthorized && <LogoutButton />}
      <div className={styles.contacts}>
        <a href={phoneHref(phone)} className={styles.call}>
          <b>{formatPhone(phone)}</b>
          <span className={styles.note}>Звонок бесплатный</span>
        </a>
        <a href={phoneHref(phone)} className={styles.shortcut}>
          <Icon name="phone" />
          Позвонить
        </a>
        <a href={`mailto:${email}`} className={styles.shortcut}>
          <Icon name="mail" />
          Написать
        </a>
      </div>
      {footer && <SocialLinks items={footer.social.items} />}
    </PopupShell>
  )
}

function GuestPart() {
  const popups = usePopups()
  const onClick = useMenuClick()
  return (
    <>
      <div className={styles.prompt}>
        <p>Войти в личный кабинет</p>
        {/* Takes the menu's place: Back from the login leads to the page. */}
        <Button
          variant="primary"
          {...popups.intent('login')}
          onClick={() => void popups.open('login', {}, { replace: true })}
        >
          Войти
        </Button>
      </div>
      <Link to={favoritesPath} className={styles.link} onClick={onClick}>
        <Icon name="heart" />
        Избранное
        <FavoritesCount />
      </Link>
      <ShippingCity />
    </>
  )
}

function CustomerPart({ name }: { name: string | undefined }) {
  const { data } = useQuery(companiesQuery())
  const onClick = useMenuClick()
  const companies = data?.items ?? []
  const current = companies.find((company) => company.current)
  return (
    <>
      <Link to={personalPath} className={styles.link} onClick={onClick}>
        <Icon name="user" />
        Личный кабинет
        <ToApproveBadge />
      </Link>
      <Disclosure title="Разделы кабинета">
        <nav aria-label="Разделы личного кабинета">
          <PersonalLinks className={styles.list} linkClass={styles.link} onClick={onClick} />
        </nav>
      </Disclosure>
      <ShippingCity />
      <Link to={profilePath} className={styles.link} onClick={onClick}>
        <span>
          {name && <b className={styles.name}>{name}</b>}
          Перейти в профиль
        </span>
      </Link>
      {companies.length > 0 && (
        <Disclosure title={current?.name ?? 'Выбрать контрагента'}>
          <CompanyList companies={companies} />
        </Disclosure>
      )}
      {current?.manager && <ManagerCard manager={current.manager} />}
    </>
  )
}

/** For guests too (O-32). */
function ShippingCity() {
  const popups = usePopups()
  const { data } = useQuery({ ...currentBranchQuery(), enabled: false })
  return (
    <button
      type="button"
      className={styles.link}
      {...popups.intent('office')}
      onClick={() => void popups.open('office')}
    >
      <Icon name="pin" />
      {data?.store ? (
        <span>
          <span className={styles.note}>Город отгрузки</span> <b>{data.store}</b>
        </span>
      ) : (
        'Выбрать город отгрузки'
      )}
    </button>
  )
}
