import { useSuspenseQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/money.ts'
import { homePath, partsPath, selloutPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { SmallPicture } from '../../ui/SmallPicture.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { catalogPageQuery } from './catalog-api.ts'
import styles from './CatalogPage.module.css'
import { SectionHead } from './SectionHead.tsx'

/** Root of the catalogue: every top section with the sections below it (R-ROUTE-06). */
export function CatalogPage() {
  const { data } = useSuspenseQuery(catalogPageQuery())
  return (
    <article className={styles.page}>
      <SectionHead title={data.title} breadcrumbs={data.breadcrumbs} />
      {data.sections.length === 0 && (
        <EmptyState
          heading="h2"
          title="Каталог пока пуст"
          text="Разделы скоро появятся."
          actions={
            <Link to={homePath} className={buttonClass()}>
              На главную
            </Link>
          }
        />
      )}
      <ul className={styles.sections} aria-label="Разделы каталога">
        {data.sections.map(({ name, url, count, picture, sections }) => (
          <li key={url} className={styles.section}>
            {picture && <SmallPicture picture={picture} sizes="240px" className={styles.picture} />}
            <div className={styles.words}>
              <h2 className={styles.name}>
                <Link to={url}>{name}</Link> <span className={styles.count}>{formatNumber(count)}</span>
              </h2>
              <ul className={styles.below} aria-label={name}>
                {sections.map((section) => (
                  <li key={section.url}>
                    <Link to={section.url}>{section.name}</Link>{' '}
                    <span className={styles.count}>{formatNumber(section.count)}</span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to={partsPath}>Подбор запчастей по чертежам и серийному номеру</Link>
      </p>
      <p>
        <Link to={selloutPath} className={styles.sellout}>
          Распродажа: последние штуки и витринные образцы
        </Link>
      </p>
    </article>
  )
}
