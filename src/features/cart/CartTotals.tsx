import { useIsMutating } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isCartWrite } from '../../api/cart-writes.ts'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { countOf, productForms } from '../../lib/plural.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Panel } from '../../ui/Panel.tsx'
import { type Property, PropertyList } from '../../ui/PropertyList.tsx'
import type { CartInfo } from './cart-api.ts'
import styles from './CartTotals.module.css'

export interface CartTotalsProps {
  info: CartInfo
  /** Where the order is made, on this page; absent: nothing leads there. */
  checkoutHref?: string
}

/** The sums of the cart, all counted by the server; while a write runs they are out of date and say so. */
export function CartTotals({ info, checkoutHref }: CartTotalsProps) {
  const { count, weightKg, volumeM3, subtotal, discount, vat, total } = info
  const items: Property[] = [
    { name: countOf(count, productForms), value: formatMoney(subtotal) },
    ...(discount > 0 ? [{ name: 'Скидка', value: `−${formatMoney(discount)}` }] : []),
    { name: 'Вес', value: `${formatNumber(weightKg)}\u00a0кг` },
    { name: 'Объём', value: `${formatNumber(volumeM3)}\u00a0м³` },
    { name: 'Итого', value: <Counting>{formatMoney(total)}</Counting>, total: true },
    { name: 'в том числе НДС', value: formatMoney(vat) },
  ]
  return (
    <Panel title="Ваш заказ">
      <PropertyList items={items} end />
      <p className={styles.note}>Без стоимости доставки</p>
      {checkoutHref && (
        <a
          href={checkoutHref}
          className={buttonClass({ variant: 'primary', size: 'large', block: true })}
          data-print="no"
        >
          Перейти к оформлению
        </a>
      )}
    </Panel>
  )
}

/** A sum of the server; while a write runs it is out of date and says so. */
export function Counting({ children }: { children: ReactNode }) {
  const writes = useIsMutating({ predicate: isCartWrite })
  return writes > 0 ? (
    <span className={styles.counting}>пересчитывается…</span>
  ) : (
    <span className={styles.sum}>{children}</span>
  )
}
