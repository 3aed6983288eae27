import type { ReactNode } from 'react'
import { partsKitsPath } from '../../lib/paths.ts'
import { wordFor } from '../../lib/word-for.ts'
import { Link } from '../../links/Link.tsx'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Code } from '../../ui/CopyButton.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { TabLinks } from '../../ui/Tabs.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { CompareLink } from './compare/CompareLink.tsx'
import { Gallery } from './Gallery.tsx'
import { NearStores } from './NearStores.tsx'
import type { Product, ProductCard } from './product-api.ts'
import { productPictures } from './product-pictures.ts'
import { productSections } from './product-sections.ts'
import { kindNames, labelNames } from './product-words.ts'
import { ProductBuy } from './ProductBuy.tsx'
import styles from './ProductPage.module.css'
import { Replacements } from './Replacements.tsx'
import { SectionContent } from './SectionContent.tsx'
import { ShareButton } from './ShareButton.tsx'

export interface ProductPageProps {
  product: Product
  /** Stepper and button, or 'Запросить цену'. */
  action: ReactNode
  /** What else can be done with it. */
  more?: ReactNode
  /** Keeps it for later. */
  favorite?: ReactNode
  /** The one action of an analogue. */
  renderAction: (product: ProductCard) => ReactNode
  /** The page of the applicability, from 1. */
  workabilityPage: number
  viewed?: ReactNode
}

/** Properties beside the gallery, as many as are as high as it. */
const firstProps = 7

/** One product with everything about it; guests see the same (R-ROLE-06). The row of tabs leads down the page. */
export function ProductPage({
  product,
  action,
  more,
  favorite,
  renderAction,
  workabilityPage,
  viewed,
}: ProductPageProps) {
  const { code, name, article, brand, breadcrumbs, kind, props, description, kitCount = 0 } = product
  // A sellout is told by the stripe over the price.
  const labels = product.labels.filter((label) => label !== 'sellout')
  const sections = productSections(product)
  return (
    <article className={styles.page}>
      <Breadcrumbs
        items={breadcrumbs.map(({ title, link }) => ({ title, href: link ?? undefined }))}
        renderLink={renderSiteLink}
      />
      <TitleBlock
        caption={wordFor(kindNames, kind)}
        title={<Unbroken text={name} part={article} />}
        items={[
          { name: 'Артикул', value: <Code copyLabel="Скопировать артикул">{article}</Code>, mono: true },
          { name: 'Бренд', value: brand },
        ]}
      />
      <Replacements product={product} />
      <div className={styles.top}>
        <div className={styles.gallery}>
          {labels.length > 0 && (
            <p className={styles.labels}>
              {labels.map((label) => (
                <Tag key={label}>{wordFor(labelNames, label)}</Tag>
              ))}
            </p>
          )}
          <Gallery key={product.id} pictures={productPictures(product)} name={name} />
        </div>
        <div className={styles.buy}>
          <ProductBuy product={product} action={action} more={more} />
        </div>
        <div className={styles.facts}>
          <PropertyList
            items={props.slice(0, firstProps).map(({ name: title, value, unit }) => ({
              name: title,
              value: unit === undefined ? value : `${value}\u00a0${unit}`,
            }))}
          />
          <a href="#characteristics">Все характеристики</a>
          {kitCount > 0 && (
            <Link to={partsKitsPath(product.id)}>
              {product.isMachine ? 'Комплекты запчастей' : 'Комплекты с этой деталью'}: {kitCount}
            </Link>
          )}
          <p className={styles.tools}>
            {favorite}
            <CompareLink code={code} />
            <ShareButton title={name} />
          </p>
          {description && (
            // Cleaned where it came in (O-108).
            <div className={styles.text} dangerouslySetInnerHTML={{ __html: description }} />
          )}
          <NearStores productId={product.id} />
        </div>
      </div>
      <div className={styles.tabs}>
        <TabLinks
          label="Разделы товара"
          items={sections.map(({ id, title, count }) => ({ href: `#${id}`, title, count }))}
        />
      </div>
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          className={styles.section}
          data-rest=""
          aria-labelledby={`${section.id}-title`}
        >
          <h2 id={`${section.id}-title`}>{section.title}</h2>
          <SectionContent id={section.id} {...{ product, renderAction, workabilityPage }} />
        </section>
      ))}
      {viewed}
    </article>
  )
}
