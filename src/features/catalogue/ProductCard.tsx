import { wordFor } from '../../lib/word-for.ts'
import { type ReactNode } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { volumeWords } from '../../lib/volume-price.ts'
import { Price } from '../../ui/Price.tsx'
import { SmallPicture } from '../../ui/SmallPicture.tsx'
import { StockMark } from '../../ui/StockMark.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import type { ListedProduct } from './listed-product.ts'
import styles from './ProductCard.module.css'
import { ProductLink } from './ProductLink.tsx'
import { stockWords } from '../../lib/stock-words.ts'

export interface ProductCardProps {
  product: ListedProduct
  /** The one action: stepper and button, or 'Запросить цену'. */
  action?: ReactNode
  /** How wide its picture stands: the attribute `sizes`. */
  pictureSizes: string
  /** In the first row: loaded at once; `high` is the first of all. */
  eager?: boolean | 'high'
  /** Below the first screen of the page: laid out later. */
  rest?: boolean
  /** Names of its facts. */
  columns?: readonly { name: string }[] | undefined
}

const labelNames: Readonly<Record<ListedProduct['labels'][number], string>> = {
  sellout: 'Распродажа',
  new: 'Новинка',
  promo: 'Акция',
}

/**
 * One product of a list. The same DOM as a row, a tile and a card on a phone: the list's style sheet decides. Its one
 * link is the name, stretched over the card; the action lies above it.
 */
export function ProductCard({
  product,
  action,
  pictureSizes,
  eager = false,
  rest = false,
  columns,
}: ProductCardProps) {
  const { article, brand, name, url, picture, price, unit, labels, facts = [] } = product
  const { tone, words, term } = stockWords(product)
  return (
    <li className={styles.card} data-rest={rest ? '' : undefined}>
      <SmallPicture picture={picture} sizes={pictureSizes} eager={eager} className={styles.picture} />
      {/* Set by the browser: a document of fifty cards must fit the first round trip. */}
      <div className={styles.words} ref={(words) => words?.setAttribute('data-product', `${product.id}`)}>
        <code className={styles.article}>{article}</code>
        {labels.map((label) => (
          <Tag key={label} tone={label === 'sellout' ? 'yellow' : 'neutral'}>
            {wordFor(labelNames, label)}
          </Tag>
        ))}
        <ProductLink to={url} className={styles.name}>
          <Unbroken text={name} part={article} />
        </ProductLink>
        <p className={styles.facts}>
          {[brand, ...facts.map((fact, index) => fact && `${columns?.[index]?.name ?? ''} ${fact}`)]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
      </div>
      <StockMark tone={tone} term={term} className={styles.stock ?? ''}>
        {words}
      </StockMark>
      <Price
        {...(price.current === null
          ? { words: true, value: 'Цена по запросу' }
          : {
              value: formatMoney(price.current),
              ...(price.old !== undefined && { old: formatMoney(price.old) }),
              unit: `/\u00a0${unit}`,
              note: volumeWords(price.steps?.[0], unit),
            })}
        className={styles.price ?? ''}
      />
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}
