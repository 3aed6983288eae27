import { branchPath } from '../../lib/paths.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { Link } from '../../links/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './HomePage.module.css'
import type { HomeBranch } from './home-api.ts'

/** Where goods are shipped from: city, kind and address of the store, its phone. */
export function BranchStrip({ branches }: { branches: readonly HomeBranch[] }) {
  return (
    <ul className={styles.branches} aria-label="Филиалы">
      {branches.map(({ id, name, type, address, phone }) => (
        <li key={id} className={styles.branch}>
          <Icon name="warehouse" />
          <div>
            <Link to={branchPath(id)} className={styles.city}>
              {name}
            </Link>
            <p className={styles.address}>{`${type}, ${address}`}</p>
            {phone !== undefined && <a href={phoneHref(phone)}>{formatPhone(phone)}</a>}
          </div>
        </li>
      ))}
    </ul>
  )
}
