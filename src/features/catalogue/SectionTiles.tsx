import { Link } from 'react-router'
import { formatNumber } from '../../lib/money.ts'
import { cx } from '../../ui/class-names.ts'
import type { SectionTile } from './section-api.ts'
import styles from './SectionTiles.module.css'

export interface SectionTilesProps {
  sections: readonly SectionTile[]
  label: string
  /** Drawings above the name instead of beside it: the home page. */
  large?: boolean
}

/** Sections as tiles with their drawing and how many products are in them. */
export function SectionTiles({ sections, label, large = false }: SectionTilesProps) {
  if (sections.length === 0) return null
  return (
    <ul className={cx(styles.tiles, large && styles.large)} aria-label={label}>
      {sections.map(({ name, url, count, picture }) => (
        <li key={url}>
          <Link to={url} className={styles.tile} discover="none">
            {picture && (
              <picture className={styles.picture}>
                <source type="image/webp" srcSet={picture.webp} />
                <img src={picture.standard} alt="" width="400" height="300" />
              </picture>
            )}
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
