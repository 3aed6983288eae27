import { formatMoney } from '../../lib/money.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { handOnToHeading } from '../../ui/hand-on-focus.ts'
import styles from './OrderLinesEditor.module.css'
import type { Order } from './order-words.ts'

export interface OrderLineEditorProps {
  line: Order['items'][number]
  /** As the buyer wants it; not saved yet. */
  quantity: number
  /** Why the server refused this quantity. */
  problem: string | undefined
  disabled: boolean
  onChange: (quantity: number) => void
  /** Absent when lines may not be deleted. */
  onDelete?: () => void
}

/** One line of an order, to be changed. */
export function OrderLineEditor({
  line,
  quantity,
  problem,
  disabled,
  onChange,
  onDelete,
}: OrderLineEditorProps) {
  const { product, price } = line
  return (
    <li ref={handOnToHeading} className={styles.line}>
      <div className={styles.product}>
        <span className={styles.article}>{product.article}</span>
        <Unbroken text={product.name} part={product.article} />
        <span className={styles.price}>{`${formatMoney(price)} за ${product.unit}`}</span>
      </div>
      <div className={styles.controls}>
        <Stepper
          value={quantity}
          step={product.multiplicity}
          min={product.minQty}
          disabled={disabled}
          onChange={onChange}
          label={`Количество, ${product.name}`}
        />
        {onDelete && (
          <IconButton icon="trash" label={`Удалить ${product.name}`} disabled={disabled} onClick={onDelete} />
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  )
}
