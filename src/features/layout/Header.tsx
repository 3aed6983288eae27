import { useSession } from '../../api/session.ts'
import { company } from '../../lib/company.ts'
import { headerId } from '../../lib/header-id.ts'
import { homePath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { AwaitedPart } from '../../ui/AwaitedPart.tsx'
import { cx } from '../../ui/class-names.ts'
import { Logo } from '../../ui/Logo.tsx'
import { CartLink } from './CartLink.tsx'
import { CatalogButton } from './CatalogButton.tsx'
import { customerActions } from './header-code.ts'
import styles from './Header.module.css'
import { MenuLink } from './MenuLink.tsx'
import { MobileSearchLink } from './MobileSearchLink.tsx'
import { ProfileButton } from './ProfileButton.tsx'
import { SearchBox } from './SearchBox.tsx'
import { TopBar } from './TopBar.tsx'

/**
 * The header of the shop. One DOM for all widths; the style sheet decides what stands where (R-MOB-01, O-33). On
 * paper it is a letterhead: the shop's name, phone and mail.
 */
export function Header() {
  const { isAuthorized } = useSession()
  return (
    <header id={headerId} className={cx(styles.header, 'on-dark')}>
      <TopBar />
      <div className={styles.main}>
        <MenuLink className={styles.mobile} />
        <Link to={homePath} className={styles.home} aria-label={`${company.name}: на главную`}>
          <Logo name={company.name} />
        </Link>
        <CatalogButton className={styles.desktop} />
        <SearchBox className={cx(styles.search, styles.desktop)} />
        <div className={styles.actions}>
          <MobileSearchLink className={styles.mobile} />
          {isAuthorized && (
            <AwaitedPart code={customerActions} failed={null}>
              {(code) => <code.CustomerActions />}
            </AwaitedPart>
          )}
          <ProfileButton />
          <CartLink />
        </div>
      </div>
    </header>
  )
}
