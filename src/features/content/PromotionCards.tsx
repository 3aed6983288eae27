import type { components } from '../../generated/api-types.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { promotionPath } from '../../lib/paths.ts'
import { SiteLink } from '../../links/SiteLink.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Picture } from '../../ui/Picture.tsx'
import { cx } from '../../ui/class-names.ts'
import styles from './Cards.module.css'
import { leadingPicture } from './leading-picture.ts'

export interface PromotionCardsProps {
  items: readonly components['schemas']['PromotionCard'][]
  /** Of each card, one below the heading over them. */
  heading?: 'h2' | 'h3'
  /** The page begins with them, so the pictures of the first row load eagerly. */
  leading?: boolean
}

/** Promotions as cards: picture, name, preview text, 'Подробнее' (R-WIDGET-01 … R-WIDGET-05). */
export function PromotionCards({ items, heading: Heading = 'h2', leading = false }: PromotionCardsProps) {
  return (
    <ul role="list" className={styles.grid}>
      {items.map(({ id, code, name, previewText, src, activeTo }, index) => (
        <li key={id} className={styles.card}>
          <Picture
            desktopImage={{ standard: src }}
            alt=""
            width={1200}
            height={400}
            eager={leading && leadingPicture(index)}
            className={cx(styles.picture, styles.banner)}
          />
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.text}>{previewText}</p>
          {activeTo && <p className={styles.date}>До {formatCalendarDay(activeTo)}</p>}
          <p className={styles.more}>
            <SiteLink
              href={promotionPath(code)}
              className={buttonClass({ size: 'small' }, styles.link)}
              aria-label={`Подробнее: ${name}`}
            >
              Подробнее
            </SiteLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
