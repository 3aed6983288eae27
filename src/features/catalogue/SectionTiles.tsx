import { formatNumber } from '../../lib/money.ts'
import { Link } from '../../links/Link.tsx'
import { cx } from '../../ui/class-names.ts'
import { SmallPicture } from '../../ui/SmallPicture.tsx'
import type { SectionTile } from './section-api.ts'
import styles from './SectionTiles.module.css'

export interface SectionTilesProps {
  sections: readonly SectionTile[]
  label: string
  /** Drawings above the name instead of beside it: the home page. */
  large?: boolean
}

/** Tiles of the home page that are in sight at once. */
const firstRow = 6

/** Sections as tiles with their drawing and how many products are in them. */
export function SectionTiles({ sections, label, large = false }: SectionTilesProps) {
  if (sections.length === 0) return null
  return (
    <ul className={cx(styles.tiles, large && styles.large)} aria-label={label}>
      {sections.map(({ name, url, count, picture }, index) => (
        <li key={url}>
          <Link to={url} className={styles.tile}>
            {picture && (
              <SmallPicture
                picture={picture}
                sizes={large ? '(width < 33.75em) 64px, 280px' : '64px'}
                eager={large && index < firstRow}
                className={styles.picture}
              />
            )}
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
