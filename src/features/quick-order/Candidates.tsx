import { useState } from 'react'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Candidate } from './list-row.ts'
import { toQuantity } from './row-focus.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './QuickOrder.module.css'

/** Candidates that are shown at first. */
const few = 3

export interface CandidatesProps {
  article: string
  candidates: readonly Candidate[]
  onChoose: (candidate: Candidate) => void
}

/** Products that a row may mean, or that replace the one that it names. */
export function Candidates({ article, candidates, onChoose }: CandidatesProps) {
  const [all, setAll] = useState(false)
  const shown = all ? candidates : candidates.slice(0, few)
  return (
    <ul ref={toQuantity} aria-label={`Товары для ${article}`} className={styles.rows}>
      {shown.map((candidate) => {
        const { product, maxQuantity } = candidate
        return (
          <li key={product.id} className={styles.candidate}>
            <Button
              size="small"
              aria-label={`Выбрать ${product.article}, ${product.brand}`}
              onClick={() => onChoose(candidate)}
            >
              Выбрать
            </Button>
            <span>
              <code>{product.article}</code>{' '}
              <Link to={product.url}>
                <Unbroken text={product.name} part={product.article} />
              </Link>
              <span className={styles.facts}>
                {[
                  product.brand,
                  product.price.onRequest || product.price.current == null
                    ? 'цена по запросу'
                    : formatMoney(product.price.current),
                  maxQuantity >= 9999
                    ? 'под заказ'
                    : `есть ${formatNumber(maxQuantity)}\u00a0${product.unit}`,
                ].join(' · ')}
              </span>
            </span>
          </li>
        )
      })}
      {!all && candidates.length > few && (
        <li>
          <Button variant="link" onClick={() => setAll(true)}>
            {`Показать ещё ${candidates.length - few}`}
          </Button>
        </li>
      )}
    </ul>
  )
}
