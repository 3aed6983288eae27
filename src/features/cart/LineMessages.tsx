import type { components } from '../../generated/api-types.ts'
import { partsPath, productPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { CartLine } from './cart-api.ts'
import styles from './CartLineRow.module.css'
import { toLineQuantity } from './line-focus.ts'

const stateWords = {
  ok: undefined,
  partial: 'Столько сейчас нет.',
  none: 'Нет в наличии.',
  priceChanged: 'Цена изменилась.',
  removed: 'Больше не продаётся через сайт.',
} as const

export interface LineMessagesProps {
  line: CartLine
  /** Of the whole cart; the line takes its own. */
  warnings: readonly components['schemas']['CartWarning'][]
  quantity: number
  onTake: (quantity: number) => void
  onRemove: () => void
}

/** What has happened to a product meanwhile, in the server's words, and the ways out beside it. */
export function LineMessages({ line, warnings, quantity, onTake, onRemove }: LineMessagesProps) {
  const { id, stockState, maxQuantity, product, machineFit } = line
  const own = stateWords[stockState]
  const messages = warnings.filter(({ productId }) => productId === id).map(({ message }) => message)
  if (messages.length === 0 && own !== undefined) messages.push(own)
  const isSerious = stockState !== 'ok' && stockState !== 'priceChanged'
  const misfit =
    machineFit === 'doesNotFit'
      ? 'Не подходит ни к одной вашей машине известной модели.'
      : misfitWords(line.machines?.filter(({ fit }) => fit === 'doesNotFit') ?? [])
  const most = Math.floor(maxQuantity / product.multiplicity) * product.multiplicity
  return (
    <>
      {messages.map((message) => (
        <p key={message} className={cx(styles.message, isSerious && styles.serious)}>
          <Icon name={isSerious ? 'warning' : 'info'} size="small" />
          {message}
        </p>
      ))}
      {misfit !== undefined && (
        <>
          <p className={styles.message}>
            <Icon name="warning" size="small" />
            {misfit}
          </p>
          <p className={cx(styles.ways, styles.fitWays)} data-print="no">
            <Link to={`${productPath(product.code)}#applicability`}>К каким машинам подходит</Link>
            <Link to={partsPath}>Подобрать по чертежу</Link>
            {!isSerious && (
              <Button size="small" onClick={onRemove}>
                Убрать
              </Button>
            )}
          </p>
        </>
      )}
      {isSerious && (
        <p className={styles.ways} data-print="no">
          {stockState === 'partial' && most >= product.minQty && most < quantity && (
            <Button ref={toLineQuantity} size="small" onClick={() => onTake(most)}>
              Оставить {most}&nbsp;{product.unit}
            </Button>
          )}
          {stockState !== 'partial' && (
            <Button size="small" onClick={onRemove}>
              Убрать
            </Button>
          )}
          <Link to={`${productPath(product.code)}#analogues`}>Аналоги</Link>
        </p>
      )}
    </>
  )
}

/** More names than these would hide the line. */
const mostNames = 3

/** The machines of the line that its product doesn't fit, though it fits another of the fleet. */
function misfitWords(machines: NonNullable<CartLine['machines']>): string | undefined {
  if (machines.length === 0) return undefined
  const names = machines.slice(0, mostNames).map(({ name, serialNumber }) => `${name}, ${serialNumber}`)
  const more = machines.length > mostNames ? ` и ещё ${machines.length - mostNames}` : ''
  return `Не подходит к ${machines.length > 1 ? 'машинам' : 'машине'} этой строки: ${names.join('; ')}${more}.`
}
