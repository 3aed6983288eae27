import { Unbroken } from '../ui/Unbroken.tsx'
import { Link } from './Link.tsx'
import styles from './NamedProduct.module.css'

export interface NamedProductProps {
  product: { article: string; name: string; url: string }
  /** Stands below the name. */
  note?: string | null | undefined
}

/** A product in a row of a table: its article and, below, its name as a link to its page. */
export function NamedProduct({ product: { article, name, url }, note }: NamedProductProps) {
  return (
    <span className={styles.product}>
      <code>{article}</code>
      <Link to={url}>
        <Unbroken text={name} part={article} />
      </Link>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
