import type { components } from '../../generated/api-types.ts'
import { SiteLink } from '../../links/SiteLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Cards.module.css'

/** A grid of short texts, some of them links. */
export function PageCards({ items }: { items: readonly components['schemas']['PageCard'][] }) {
  return (
    <ul role="list" className={styles.grid}>
      {items.map(({ title, text, link, picture }) => (
        <li key={title} className={styles.card}>
          {picture && <Picture {...picture} className={styles.picture ?? ''} />}
          <h3 className={styles.name}>
            {link ? (
              <SiteLink href={link} className={styles.link}>
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
