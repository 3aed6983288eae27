import { useEffect } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CardPicture } from '../../ui/small-picture.ts'
import { SmallPicture } from '../../ui/SmallPicture.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import galleryStyles from './Gallery.module.css'
import type { Product } from './product-api.ts'
import buyStyles from './ProductBuy.module.css'
import styles from './ProductPage.module.css'

export interface ProductPreviewProps {
  product: Pick<Product, 'name' | 'article' | 'brand' | 'unit'> & {
    price: Pick<Product['price'], 'current' | 'old'>
    picture: CardPicture
  }
  onShown: () => void
}

/** A product's page from its card in a list, at final sizes, until the product has been read. */
export function ProductPreview({ product, onShown }: ProductPreviewProps) {
  const { name, article, brand, price, unit, picture } = product
  useEffect(onShown, [onShown])
  return (
    <article className={styles.page} aria-busy>
      <Skeleton width="24rem" height="2.4rem" />
      <TitleBlock
        caption={'\u00a0'}
        title={name}
        items={[
          { name: 'Артикул', value: article, mono: true },
          { name: 'Бренд', value: brand },
        ]}
      />
      <div className={styles.top}>
        <div className={styles.gallery}>
          <figure className={galleryStyles.gallery}>
            <div className={galleryStyles.sheet}>
              {/* The file that the card has shown already. */}
              <SmallPicture picture={picture} sizes="88px" eager />
            </div>
          </figure>
        </div>
        <div className={styles.buy}>
          <div className={buyStyles.buy}>
            <div className={buyStyles.inside}>
              {price.current === null ? (
                <Price
                  words
                  size="large"
                  value="Цена по запросу"
                  note="Менеджер назовёт цену и срок поставки"
                />
              ) : (
                <Price
                  size="large"
                  value={formatMoney(price.current)}
                  {...(price.old !== undefined && { old: formatMoney(price.old) })}
                  unit={`/\u00a0${unit}`}
                  note={'\u00a0'}
                />
              )}
              <Skeleton height="20rem" />
            </div>
          </div>
        </div>
        <div className={styles.facts}>
          <Skeleton lines={8} />
        </div>
      </div>
      <Skeleton height="60rem" />
    </article>
  )
}
