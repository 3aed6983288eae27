import { nameWithArticle } from '../../lib/product-name.ts'
import { Link } from '../../links/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import type { Product } from './product-api.ts'
import styles from './Replacements.module.css'

/** What replaces this product, and what it replaces, as links; nothing when neither. */
export function Replacements({ product: { supersededBy, supersedes } }: { product: Product }) {
  return (
    <>
      {supersededBy && (
        <p className={styles.notice}>
          <Icon name="warning" />
          <span>
            Снят с производства. Его заменяет{' '}
            <Link to={supersededBy.url}>
              <Unbroken text={nameWithArticle(supersededBy)} part={supersededBy.article} />
            </Link>
          </span>
        </p>
      )}
      {supersedes.length > 0 && (
        <p className={styles.note}>
          Заменяет:{' '}
          {supersedes.map(({ id, url, article, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={url} title={name}>
                {article}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  )
}
