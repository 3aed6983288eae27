import type { MouseEvent, ReactNode } from 'react'
import { formatNumber, formatMoney } from '../../lib/money.ts'
import { volumeWords } from '../../lib/volume-price.ts'
import { countOf, dayForms } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { HazardStripe } from '../../ui/HazardStripe.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { Price } from '../../ui/Price.tsx'
import { StockMark } from '../../ui/StockMark.tsx'
import type { Product } from './product-api.ts'
import { priceNote } from './product-words.ts'
import styles from './ProductBuy.module.css'

export interface ProductBuyProps {
  product: Product
  /** Stepper and button, or 'Запросить цену'. */
  action: ReactNode
  /** What else can be done with it. */
  more?: ReactNode
}

/** Price, stock and the buy action. */
export function ProductBuy({ product, action, more }: ProductBuyProps) {
  const { price, unit, labels, warrantyMonths, supersededBy, stock } = product
  const successor = stock.here + stock.elsewhere === 0 ? supersededBy : undefined
  return (
    <div className={styles.buy}>
      {labels.includes('sellout') && <HazardStripe>Распродажа</HazardStripe>}
      <div className={styles.inside} data-product={product.id}>
        {price.current === null ? (
          <Price words size="large" value="Цена по запросу" note="Менеджер назовёт цену и срок поставки" />
        ) : (
          <Price
            size="large"
            value={formatMoney(price.current)}
            {...(price.old !== undefined && { old: formatMoney(price.old) })}
            unit={`/\u00a0${unit}`}
            note={priceNote(price)}
          />
        )}
        {price.steps?.map((step) => (
          <p key={step.from} className={styles.small} data-sum="">
            {volumeWords(step, unit)}
          </p>
        ))}
        {price.current !== null && !successor && (
          <p>
            <PopupButton variant="link" popup="contacting" props={{ title: 'Цена на партию', product }}>
              Запросить цену на партию
            </PopupButton>
          </p>
        )}
        <Stock product={product} />
        {successor ? (
          <Link to={successor.url} className={buttonClass({ variant: 'primary' })}>
            Перейти к замене: {successor.article}
          </Link>
        ) : (
          <div
            className={styles.bar}
            data-price={price.current === null ? undefined : formatMoney(price.current)}
          >
            {action}
          </div>
        )}
        {!successor && more}
        {warrantyMonths > 0 && (
          <p className={styles.small}>Гарантия {countOf(warrantyMonths, ['месяц', 'месяца', 'месяцев'])}</p>
        )}
        <noscript>
          <p className={styles.small}>Чтобы положить товар в корзину, включите JavaScript в браузере.</p>
        </noscript>
      </div>
    </div>
  )
}

/** Stock here and elsewhere; the link leads to the stores, with scripts in a panel. */
function Stock({ product }: { product: Product }) {
  const popups = usePopups()
  const { unit, stock } = product
  const { here, elsewhere, etaDays } = stock
  const nowhere = here + elsewhere === 0 && etaDays === undefined
  const amount = (count: number) => `${formatNumber(count)}\u00a0${unit}`
  const term = etaDays === undefined ? {} : { term: etaDays === 0 ? 'сегодня' : countOf(etaDays, dayForms) }
  const openStores = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { id, article, name, url } = product
    void popups.open('availability', { product: { id, article, name, url } })
  }
  return (
    <div className={styles.stock}>
      {here > 0 ? (
        <StockMark tone="in">В вашем городе {amount(here)}</StockMark>
      ) : (
        <StockMark tone="none">{nowhere ? 'Нет в наличии' : 'В вашем городе нет'}</StockMark>
      )}
      {elsewhere > 0 && (
        <StockMark tone="elsewhere" {...(here === 0 && term)}>
          В других городах {amount(elsewhere)}
        </StockMark>
      )}
      {here === 0 && elsewhere === 0 && etaDays !== undefined && (
        <StockMark tone="order" {...term}>
          Под заказ
        </StockMark>
      )}
      <a
        href="#availability"
        className={styles.stores}
        {...popups.intent('availability')}
        onClick={openStores}
      >
        Наличие и сроки
      </a>
    </div>
  )
}
