import type { components } from '../../generated/api-types.ts'
import { branchPath } from '../../lib/paths.ts'
import { SiteLink } from '../../links/SiteLink.tsx'
import styles from './AddressList.module.css'

/** The points of a map as addresses, each with a link to a map elsewhere. */
export function AddressList({ points }: { points: readonly components['schemas']['MapPoint'][] }) {
  return (
    <ul role="list" className={styles.list}>
      {points.map(({ title, address, lat, lon, branchId }) => (
        <li key={`${title} ${lat} ${lon}`} className={styles.point}>
          <b>{branchId ? <SiteLink href={branchPath(branchId)}>{title}</SiteLink> : title}</b>
          <span>{address}</span>
          <a
            href={`https://yandex.ru/maps/?pt=${lon},${lat}&z=16&l=map`}
            target="_blank"
            rel="noreferrer"
            aria-label={`На карте: ${title}`}
          >
            На карте
          </a>
        </li>
      ))}
    </ul>
  )
}
