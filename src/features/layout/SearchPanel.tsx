import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { searchSuggest } from '../../generated/operations.ts'
import { diagramPath } from '../../lib/parts-paths.ts'
import { searchPath } from '../../lib/paths.ts'
import { quickOrderPath } from '../../lib/quick-order.ts'
import { Link } from '../../links/Link.tsx'
import { cx } from '../../ui/class-names.ts'
import { LocalLoader } from '../../ui/Loader.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { ErrorState } from '../../ui/State.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './SearchPanel.module.css'

/** Milliseconds without typing after which the search starts (R-CAT-25). */
const typingPause = 500

export interface SearchPanelProps {
  /** Id of the list of suggestions. */
  id: string
  /** As typed. */
  text: string
  /** Id of the option that the arrow keys stand on. */
  active: string | null
  onActive: (id: string | null) => void
  /** A link was followed. */
  onLeave: () => void
}

/** What was found while typing: sections, products, the way to all of them (R-HEAD-27 … R-HEAD-30). */
export default function SearchPanel({ id, text, active, onActive, onLeave }: SearchPanelProps) {
  const query = usePaused(text.trim())
  const { data, isError, isFetching, refetch } = useQuery({
    ...apiQuery(searchSuggest, { query: { query } }),
    enabled: query !== '',
  })
  const waiting = query !== text.trim() || (isFetching && !data)
  if (waiting) return <LocalLoader label="Поиск…" />
  if (isError && !data) {
    return (
      <ErrorState
        compact
        title="Не удалось выполнить поиск"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const found = acceptedResult(data)
  // A new tab leaves this page, its text and its suggestions as they are.
  const leave = (event: MouseEvent) => {
    if (isPlainClick(event)) onLeave()
  }
  const listLink = (
    <Link to={quickOrderPath} className={styles.all} onClick={leave}>
      Заказать списком артикулов
    </Link>
  )
  if (
    !found ||
    (found.products.length + found.sections.length + (found.places?.length ?? 0) === 0 && !found.withdrawn)
  ) {
    return (
      <>
        <p role="status" className={styles.note}>
          Ничего не найдено
        </p>
        {listLink}
      </>
    )
  }
  const option = (key: string) => ({
    id: `${id}-${key}`,
    role: 'option',
    'aria-selected': active === `${id}-${key}`,
    tabIndex: -1,
    className: cx(styles.option, active === `${id}-${key}` && styles.active),
    onPointerMove: () => onActive(`${id}-${key}`),
    onClick: leave,
  })
  return (
    <>
      {found.correctedQuery && (
        <p className={styles.note}>
          Показаны результаты по запросу «{found.correctedQuery}».{' '}
          <Link to={`${searchPath(query)}&asTyped=true`} onClick={leave}>
            Искать как введено
          </Link>
        </p>
      )}
      {found.withdrawn && (
        <p className={styles.note}>
          <Link to={found.withdrawn.url} onClick={leave}>
            {found.withdrawn.article}
          </Link>{' '}
          снят с продажи{found.products.length > 0 && ', показаны аналоги'}.
        </p>
      )}
      <div id={id} role="listbox" aria-label="Результаты поиска">
        {found.sections.length > 0 && (
          <Group title="Категория товара" id={`${id}-sections`}>
            {found.sections.map((section) => (
              <Link key={section.id} to={section.url} {...option(`section-${section.id}`)}>
                {section.name}
              </Link>
            ))}
          </Group>
        )}
        {!!found.places?.length && (
          <Group title="На чертежах" id={`${id}-places`}>
            {found.places.map(({ modelCode, modelName, diagramId, diagramTitle, position, name }) => (
              <Link
                key={`${diagramId} ${position}`}
                to={diagramPath(modelCode, diagramId, { position })}
                {...option(`place-${diagramId}-${position}`)}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.brand}>{`${modelName}, «${diagramTitle}», ${position}`}</span>
              </Link>
            ))}
          </Group>
        )}
        {found.products.length > 0 && (
          <Group title="Товары" id={`${id}-products`}>
            {found.products.map((product) => (
              <Link key={product.id} to={product.url} {...option(`product-${product.id}`)}>
                <span className={styles.article}>{product.article}</span>
                <span className={styles.name}>
                  <Unbroken text={product.name} part={product.article} />
                </span>
                <span className={styles.brand}>{product.brand}</span>
              </Link>
            ))}
          </Group>
        )}
      </div>
      <Link to={searchPath(query)} className={styles.all} onClick={leave}>
        Посмотреть все
      </Link>
      {listLink}
    </>
  )
}

function Group({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} role="presentation" className={styles.title}>
        {title}
      </div>
      {children}
    </div>
  )
}

/** Only an object counts; a list means that nothing was found (R-CAT-28). */
function acceptedResult(data: Data<typeof searchSuggest> | undefined) {
  return data === undefined || Array.isArray(data.items) ? undefined : data.items
}

/** The text once typing has paused. Emptying it counts at once (R-CAT-24). */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : paused
}
