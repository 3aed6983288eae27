import type { components } from '../../generated/api-types.ts'
import { formatShortDay } from '../../lib/dates.ts'
import { newsItemPath } from '../../lib/paths.ts'
import { SiteLink } from '../../links/SiteLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Cards.module.css'
import { leadingPicture } from './leading-picture.ts'

export interface NewsCardsProps {
  items: readonly components['schemas']['NewsCard'][]
  /** Of each card, one below the heading over them. */
  heading?: 'h2' | 'h3'
  /** The page begins with them, so the pictures of the first row load eagerly. */
  leading?: boolean
}

/** News as cards, newest first. */
export function NewsCards({ items, heading: Heading = 'h2', leading = false }: NewsCardsProps) {
  return (
    <ul role="list" className={styles.grid}>
      {items.map(({ id, code, title, previewText, publishedAt, picture }, index) => (
        <li key={id} className={styles.card}>
          {picture && (
            <Picture {...picture} eager={leading && leadingPicture(index)} className={styles.picture ?? ''} />
          )}
          <time dateTime={publishedAt} className={styles.date}>
            {formatShortDay(publishedAt)}
          </time>
          <Heading className={styles.name}>
            <SiteLink href={newsItemPath(code)} className={styles.link}>
              {title}
            </SiteLink>
          </Heading>
          <p className={styles.text}>{previewText}</p>
        </li>
      ))}
    </ul>
  )
}
