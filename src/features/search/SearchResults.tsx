import type { ReactNode } from 'react'
import { countOf, productForms } from '../../lib/plural.ts'
import { formatNumber } from '../../lib/money.ts'
import { withQuery } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AwaitedPart } from '../../ui/AwaitedPart.tsx'
import type { SearchOutcome } from './search-api.ts'
import { searchPlaces } from './search-places-code.ts'
import { SearchForm } from './SearchForm.tsx'
import styles from './SearchPage.module.css'

/** The results of a search: its head, and the list of the catalogue, which the route puts in. */
export function SearchResults({ outcome, children }: { outcome: SearchOutcome; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <SearchHead {...outcome} />
      {(!!outcome.places?.length || outcome.machine) && (
        <AwaitedPart code={searchPlaces}>{(Places) => <Places.default {...outcome} />}</AwaitedPart>
      )}
      {children}
    </article>
  )
}

/** What was searched, how it was understood, and the sections that fit. */
function SearchHead({ query, correctedQuery, withdrawn, sections, total }: SearchOutcome) {
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h1 tabIndex={-1}>{`Поиск: «${correctedQuery ?? query}»`}</h1>
        <span className={styles.count} role="status">
          {countOf(total, productForms)}
        </span>
      </div>
      <SearchForm text={query} />
      {correctedQuery !== undefined && (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>
            Показаны результаты по запросу «{correctedQuery}».{' '}
            <Link to={asTypedHref(query)} rel="nofollow">
              Искать как введено
            </Link>
          </span>
        </p>
      )}
      {withdrawn && (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>
            <Link to={withdrawn.url}>{withdrawn.article}</Link> снят с продажи.
            {total > 0 && ' Показаны его аналоги.'}
          </span>
        </p>
      )}
      {sections.length > 0 && (
        <nav className={styles.sections} aria-label="Подходящие разделы">
          <span className={styles.label}>Разделы:</span>
          {sections.map(({ id, name, url, countElements }) => (
            <Link key={id} to={url} className={styles.section}>
              {name}
              {countElements !== undefined && (
                <span className={styles.muted}>{formatNumber(countElements)}</span>
              )}
            </Link>
          ))}
        </nav>
      )}
    </header>
  )
}

/** The search for exactly what was typed. */
function asTypedHref(query: string): string {
  return withQuery('/search/', { query, asTyped: 'true' })
}
