import type { Data } from '../../api/operation.ts'
import type { getFooter } from '../../generated/operations.ts'
import { safeHref } from '../../lib/safe-link.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SocialLinks.module.css'

type SocialLink = Data<typeof getFooter>['social']['items'][number]

/** Only these networks are valid (R-FOOT-19); any other network is not shown (O-37). */
const validTypes: Readonly<Record<SocialLink['type'], true>> = { ok: true, vk: true, youtube: true }

/** Links to the shop's pages in social networks (R-FOOT-18, R-MOB-29). */
export function SocialLinks({ items }: { items: readonly SocialLink[] }) {
  const valid = items.filter(
    ({ type, link }) => Object.hasOwn(validTypes, type) && safeHref(link) !== undefined,
  )
  if (valid.length === 0) return null
  return (
    <ul role="list" className={styles.list}>
      {valid.map(({ type, title, link }) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            aria-label={title}
            title={title}
            className={styles.link}
          >
            <Icon name={type} />
          </a>
        </li>
      ))}
    </ul>
  )
}
