import { memo, type ReactNode, useState } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { productPath } from '../../lib/paths.ts'
import { stockWords } from '../../lib/stock-words.ts'
import { Link } from '../../links/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StockMark } from '../../ui/StockMark.tsx'
import {
  type Position,
  type ProductCardData,
  type Variant,
  offeredVariants,
  rangeWords,
} from './parts-queries.ts'
import { kindWords } from './parts-words.ts'
import styles from './PositionList.module.css'
import { useMarks } from './position-marks.ts'

/** @param needed units that the machine takes */
export type RenderAction = (product: ProductCardData, needed: number) => ReactNode

export interface PositionRowProps {
  position: Position
  /** Cards by product, without what isn't sold; undefined while prices couldn't be read. */
  cards: ReadonlyMap<number, ProductCardData> | undefined
  renderAction: RenderAction
}

/** A position: marked as in the drawing, with what fits the machine first. */
export function PositionRow(props: PositionRowProps) {
  const { number } = props.position
  const marks = useMarks()
  // The list moves the mark later without React: rendering two rows takes a slow phone too much of a frame.
  const [isMarked] = useState(() => marks.getState().number === number)
  return (
    <li
      id={`position-${number}`}
      data-position={number}
      className={styles.row}
      {...(isMarked && { 'aria-current': true })}
    >
      <Content {...props} />
    </li>
  )
}

const Content = memo(function Content({ position, cards, renderAction }: PositionRowProps) {
  const { number, name, note, quantity, fit } = position
  const { offered, others } = offeredVariants(position)
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="position"
          value={number}
          disabled={offered.length === 0}
          aria-label={`Выбрать позицию ${number}: ${name}${offered.length === 0 ? ', на этой машине её нет' : ''}`}
        />
        <span className={styles.number} aria-hidden>
          {number}
        </span>
      </label>
      <div className={styles.body}>
        <p className={styles.head}>
          <b>{name}</b>
          <span className={styles.muted}>{`${quantity}\u00a0на машину · ${kindWords(position)}`}</span>
        </p>
        {note && <p className={styles.muted}>{note}</p>}
        {fit === 'doesNotFit' && (
          <p className={styles.verdict}>
            <Icon name="info" size="small" />
            На этой машине такой детали нет.
          </p>
        )}
        {offered.map((variant) => (
          <Offer
            key={variant.productId}
            variant={variant}
            fit={fit}
            needed={quantity}
            others={others}
            cards={cards}
            renderAction={renderAction}
          />
        ))}
        {others.map((variant, index) => (
          <p key={variant.productId} className={styles.other}>
            <Icon name="warning" size="small" />
            <span>
              Не подходит:{' '}
              <Link
                to={productPath(variant.code)}
                // Arrows stop at every position.
                data-open={offered.length + index === 0 ? '' : undefined}
              >
                {variant.article}
              </Link>
              {`, для машин ${rangeWords(variant) ?? 'других исполнений'}`}
            </span>
          </p>
        ))}
      </div>
    </>
  )
})

interface OfferProps extends Omit<PositionRowProps, 'position'> {
  variant: Variant
  fit: Position['fit']
  needed: number
  /** Variants that don't fit the machine. */
  others: readonly Variant[]
}

function Offer({ variant, fit, needed, others, cards, renderAction }: OfferProps) {
  const { article, name, code, successor, productId } = variant
  const range = rangeWords(variant)
  const card = cards?.get(productId)
  return (
    // With a serial number the row has a verdict; that on the chosen machine would be a second one.
    <div className={styles.offer} data-product={fit === undefined ? productId : undefined}>
      <p className={styles.product}>
        <code>{article}</code>
        <Link to={productPath(code)} data-open="">
          {name}
        </Link>
        {fit === 'fits' ? (
          <span className={styles.fits}>
            <Icon name="success" size="small" />
            подходит
          </span>
        ) : (
          range && <span className={styles.muted}>{`для машин ${range}`}</span>
        )}
        {successor && (
          <span className={styles.muted}>
            заменена на <Link to={productPath(successor.code)}>{successor.article}</Link>
            {others.some((one) => one.productId === successor.productId) && ', не для этой машины'}
          </span>
        )}
      </p>
      {card && (
        <div className={styles.buy}>
          <Stock card={card} />
          <b className={styles.price} data-sum={card.price.current === null ? undefined : ''}>
            {card.price.current === null ? 'по запросу' : formatMoney(card.price.current)}
          </b>
          {renderAction(card, needed)}
        </div>
      )}
      {cards && !card && <p className={styles.muted}>Нет в продаже</p>}
    </div>
  )
}

function Stock({ card }: { card: ProductCardData }) {
  const { tone, words, term } = stockWords(card)
  return (
    <StockMark tone={tone} {...(term !== undefined && { term })}>
      {words}
    </StockMark>
  )
}
