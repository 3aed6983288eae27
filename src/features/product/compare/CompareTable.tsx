import type { ReactNode } from 'react'
import { formatMoney } from '../../../lib/money.ts'
import { productPath } from '../../../lib/paths.ts'
import { Link } from '../../../links/Link.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Code } from '../../../ui/CopyButton.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { SmallPicture } from '../../../ui/SmallPicture.tsx'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { Product } from '../product-api.ts'
import { compareAddress } from './compared.ts'
import { comparedRows, pricesDiffer } from './compared-rows.ts'
import styles from './Compare.module.css'

export interface CompareTableProps {
  /** All that are compared, those too that have yet to load; absent until they are known: none can be taken away. */
  codes?: readonly string[] | undefined
  products: readonly Product[]
  onlyDifferences: boolean
  /** One is about to be taken away; @param rest the others */
  onRemove: (rest: readonly string[]) => void
  /** Into the cart, or a request. */
  renderAction: (product: Product) => ReactNode
}

/** The keyboard scrolls it where it is wider than the page. */
const scrollable = { role: 'region', 'aria-label': 'Сравнение товаров', tabIndex: 0 }

/** The next product, else the one before; when all go, the heading of the page. */
const cellFocus = handOnFocus<HTMLTableCellElement>(
  (cell) =>
    (cell.nextElementSibling ?? cell.previousElementSibling)?.querySelector('a') ??
    cell.closest('main')?.querySelector('h1'),
)

/** Products side by side, a property in each row; rows whose values differ bear a mark. */
export function CompareTable({
  codes,
  products,
  onlyDifferences,
  onRemove,
  renderAction,
}: CompareTableProps) {
  const without = (code: string) => codes?.filter((other) => other !== code) ?? []
  const rows = comparedRows(products).filter(({ differs }) => differs || !onlyDifferences)
  const isPriceMarked = pricesDiffer(products)
  return (
    <div className={styles.scroll} {...scrollable}>
      <table className={styles.table}>
        <thead>
          <tr className={styles.pictures}>
            <th scope="row">Фото</th>
            {products.map(({ id, code, name, picture }) => (
              <td key={id} ref={cellFocus} className={styles.product}>
                {codes && (
                  <Link
                    to={compareAddress(without(code), onlyDifferences)}
                    onClick={() => onRemove(without(code))}
                    className={styles.remove}
                    aria-label={`Убрать из сравнения: ${name}`}
                    preventScrollReset
                  >
                    <Icon name="close" size="small" />
                  </Link>
                )}
                <SmallPicture picture={picture} sizes="200px" className={styles.picture} />
              </td>
            ))}
          </tr>
          <tr className={styles.heading}>
            <th scope="col">Свойство</th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={styles.product}>
                <Code>{product.article}</Code>
                <Link to={productPath(product.code)} className={styles.name}>
                  <Unbroken text={product.name} part={product.article} />
                </Link>
                <span className={styles.price}>
                  <span data-sum={product.price.current === null ? undefined : ''}>
                    {product.price.current === null
                      ? 'Цена по запросу'
                      : `${formatMoney(product.price.current)} /\u00a0${product.unit}`}
                  </span>
                  {isPriceMarked && <DiffersMark />}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.action}>
            <th scope="row">Заказ</th>
            {products.map((product) => (
              <td key={product.id}>{renderAction(product)}</td>
            ))}
          </tr>
          {rows.map(({ id, title, values, differs }) => (
            <tr key={id} className={cx(differs && styles.differs)}>
              <th scope="row">
                {title}
                {differs && <DiffersMark />}
              </th>
              {values.map((value, column) => (
                <td key={products[column]?.id}>{value ?? '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DiffersMark() {
  return (
    <span className={styles.mark}>
      <span aria-hidden>≠</span>
      <VisuallyHidden>, отличается</VisuallyHidden>
    </span>
  )
}
