import { nameWithArticle } from '../../lib/product-name.ts'
import { Link } from '../../links/Link.tsx'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Code } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { AllAnalogues } from './AllAnalogues.tsx'
import type { Withdrawn } from './product-api.ts'
import styles from './ProductPage.module.css'
import type { RenderProducts } from './render-products.ts'
import notice from './Replacements.module.css'

export interface WithdrawnProductProps {
  product: Withdrawn
  renderProducts: RenderProducts
}

/** The page of a product that isn't sold any more: its successor, its analogues, and a person to ask (R-ERR-15). */
export function WithdrawnProduct({ product, renderProducts }: WithdrawnProductProps) {
  const { article, brand, name, breadcrumbs, supersededBy, analogues } = product
  const section = breadcrumbs.findLast(({ link }) => link !== null)
  return (
    <article className={styles.page}>
      <Breadcrumbs
        items={breadcrumbs.map(({ title, link }) => ({ title, href: link ?? undefined }))}
        renderLink={renderSiteLink}
      />
      <TitleBlock
        caption="Снят с продажи"
        title={<Unbroken text={name} part={article} />}
        items={[
          { name: 'Артикул', value: <Code copyLabel="Скопировать артикул">{article}</Code>, mono: true },
          { name: 'Бренд', value: brand },
        ]}
      />
      <p className={notice.notice}>
        <Icon name="warning" />
        <span>
          Товар снят с продажи.{' '}
          {supersededBy ? (
            <>
              Его заменяет <Link to={supersededBy.url}>{nameWithArticle(supersededBy)}</Link>
            </>
          ) : analogues.ids.length > 0 ? (
            'Его работу выполняют аналоги ниже.'
          ) : (
            'Замену подберёт менеджер.'
          )}
        </span>
      </p>
      {analogues.ids.length > 0 && (
        <section id="analogues" className={styles.section} aria-labelledby="analogues-title">
          <h2 id="analogues-title">Аналоги</h2>
          <AllAnalogues product={product}>
            {(products) => renderProducts({ label: 'Аналоги', products })}
          </AllAnalogues>
        </section>
      )}
      <p className={styles.tools}>
        <PopupButton popup="feedback" props={{ form: 'callback', topic: `Замена: ${brand} ${article}` }}>
          Подобрать замену с менеджером
        </PopupButton>
        {section && (
          <Link to={section.link ?? ''} className={buttonClass()}>
            {section.title}
          </Link>
        )}
      </p>
    </article>
  )
}
