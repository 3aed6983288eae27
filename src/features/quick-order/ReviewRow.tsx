import { memo } from 'react'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { lookFor, type StatusLook, StatusPill } from '../../ui/StatusPill.tsx'
import { ArticleCorrection } from './ArticleCorrection.tsx'
import { Candidates } from './Candidates.tsx'
import {
  type Candidate,
  fitted,
  groupOf,
  type ListRow,
  mostOf,
  productOf,
  type RowState,
  stateOf,
  withProduct,
} from './list-row.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import field from '../../ui/Field.module.css'
import styles from './QuickOrder.module.css'
import { readListQuantity } from './read-list.ts'
import { focusNextQuantity, toNextRow, toQuantity } from './row-focus.ts'
import { faultWords, raisedWords } from './row-words.ts'

export interface ReviewRowProps {
  row: ListRow
  change: (key: number, change: (row: ListRow) => ListRow) => void
  remove: (key: number) => void
  checkAgain: (row: ListRow, article: string) => void
}

const looks: Readonly<Record<RowState, StatusLook>> = {
  waiting: { label: 'Не проверен', tone: 'grey', icon: 'clock' },
  ready: { label: 'Найден', tone: 'green', icon: 'check' },
  ambiguous: { label: 'Несколько товаров', tone: 'amber', icon: 'question' },
  analogue: { label: 'Есть замена', tone: 'blue', icon: 'refresh' },
  named: { label: 'По названию', tone: 'amber', icon: 'question' },
  insufficient: { label: 'Не хватает', tone: 'amber', icon: 'warning' },
  quantity: { label: 'Количество', tone: 'amber', icon: 'edit' },
  onRequest: { label: 'Цена по запросу', tone: 'violet', icon: 'message' },
  rejected: { label: 'Не добавлен', tone: 'red', icon: 'error' },
  notFound: { label: 'Не найден', tone: 'red', icon: 'search' },
}

/** One row under review: what was found, what is wrong, and the way out. */
export const ReviewRow = memo(function ReviewRow({ row, change, remove, checkAgain }: ReviewRowProps) {
  const { key, article, found } = row
  const state = stateOf(row)
  const candidate = productOf(row)
  const look = lookFor(looks, state)
  const fault = faultWords(row, state)
  const faultId = `quick-order-${key}-fault`
  const most = candidate ? mostOf(candidate) : 0
  const raised = raisedWords(row)
  const choose = (chosen: Candidate) => change(key, (before) => withProduct(before, chosen))
  const setQuantity = (quantity: string) =>
    change(key, ({ rejected: _before, asked: _asked, ...rest }) => ({ ...rest, quantity }))

  return (
    <li ref={toNextRow} className={styles.row} data-group={groupOf(state)}>
      <div className={styles.what} data-product={candidate?.product.id}>
        <p className={styles.product}>
          <code>{candidate?.product.article ?? article}</code>
          {candidate && (
            <Link to={candidate.product.url}>
              <Unbroken text={candidate.product.name} part={candidate.product.article} />
            </Link>
          )}
        </p>
        {candidate && <Facts candidate={candidate} given={article} />}
        {raised !== undefined && <p className={styles.facts}>{raised}</p>}
        {fault !== undefined && (
          <p id={faultId} className={styles.fault}>
            {fault}
          </p>
        )}
        {state === 'insufficient' && most > 0 && candidate && (
          <Button ref={toQuantity} size="small" onClick={() => setQuantity(String(most))}>
            {`Взять ${formatNumber(most)}\u00a0${candidate.product.unit}`}
          </Button>
        )}
        {found && !candidate && found.candidates.length > 0 && (
          <Candidates article={article} candidates={found.candidates} onChoose={choose} />
        )}
        {(state === 'notFound' || state === 'analogue' || state === 'named') && (
          <ArticleCorrection article={article} onCheck={(corrected) => checkAgain(row, corrected)} />
        )}
      </div>
      <StatusPill tone={look.tone} icon={look.icon} className={styles.pill}>
        {look.label}
      </StatusPill>
      <label className={styles.quantity}>
        <input
          aria-label={`Количество, ${article}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          data-quantity=""
          className={field.control}
          value={row.quantity}
          {...((state === 'quantity' || state === 'insufficient') && {
            'aria-invalid': true,
            'aria-describedby': faultId,
          })}
          onChange={(event) => setQuantity(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') focusNextQuantity(event.currentTarget)
          }}
          onBlur={() => {
            const quantity = readListQuantity(row.quantity)
            if (candidate && quantity !== null && String(fitted(quantity, candidate)) !== row.quantity)
              setQuantity(String(fitted(quantity, candidate)))
          }}
        />
        {candidate?.product.unit ?? 'шт'}
      </label>
      <IconButton
        icon="trash"
        size="small"
        data-remove=""
        label={`Убрать ${article}`}
        onClick={() => remove(key)}
      />
    </li>
  )
})

function Facts({ candidate: { product, maxQuantity }, given }: { candidate: Candidate; given: string }) {
  const { brand, price, unit, inBasket } = product
  const facts = [
    brand,
    ...(price.current === undefined || price.current === null
      ? []
      : [`${formatMoney(price.current)} / ${unit}`]),
    maxQuantity >= 9999 ? 'под заказ' : `можно заказать ${formatNumber(maxQuantity)}\u00a0${unit}`,
    ...(inBasket ? [`в корзине ${formatNumber(inBasket)}\u00a0${unit}`] : []),
    ...(given === product.article ? [] : [`в списке «${given}»`]),
  ]
  return <p className={styles.facts}>{facts.join(' · ')}</p>
}
