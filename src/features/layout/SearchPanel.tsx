import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { useAtTabStore } from '../../api/tab-store.ts'
import { searchSuggest } from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { diagramPath, partsModelPath, searchPath } from '../../lib/paths.ts'
import { countOf, productForms } from '../../lib/plural.ts'
import { quickOrderPath } from '../../lib/quick-order.ts'
import { stockWords } from '../../lib/stock-words.ts'
import { Link } from '../../links/Link.tsx'
import { cx } from '../../ui/class-names.ts'
import { LocalLoader } from '../../ui/Loader.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { ErrorState } from '../../ui/State.tsx'
import { StockMark } from '../../ui/StockMark.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { useShownAtLeast } from '../../ui/use-shown-at-least.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './SearchPanel.module.css'
import { SuggestedAction, type SuggestedProduct } from './SuggestedAction.tsx'

/** Milliseconds without typing after which the search starts (R-CAT-25). */
const typingPause = 500

export interface SearchPanelProps {
  /** Id of the grid of suggestions. */
  id: string
  /** As typed. */
  text: string
  /** Id of the cell that the arrow keys stand on. */
  active: string | null
  onActive: (id: string | null) => void
  /** A link was followed. */
  onLeave: () => void
}

/**
 * What was found while typing: sections, products, the way to all of them (R-HEAD-27 … R-HEAD-30). A grid, because a product
 * has two actions: its page and the cart.
 */
export default function SearchPanel({ text, ...rest }: SearchPanelProps) {
  const query = usePaused(text.trim())
  const search = useQuery({
    ...useAtTabStore(apiQuery(searchSuggest, { query: { query } })),
    enabled: query !== '',
  })
  const waiting = useShownAtLeast(query !== text.trim() || (search.isFetching && !search.data))
  const total = waiting ? 0 : (acceptedResult(search.data)?.total ?? 0)
  return (
    <>
      {/* Stands here before its words, so that they are announced. */}
      <VisuallyHidden role="status">{total > 0 && `Найдено: ${countOf(total, productForms)}`}</VisuallyHidden>
      {waiting ? <LocalLoader label="Поиск…" /> : <Suggestions {...rest} query={query} search={search} />}
    </>
  )
}

type Suggested = NonNullable<ReturnType<typeof acceptedResult>>

interface SuggestionsProps extends Omit<SearchPanelProps, 'text'> {
  query: string
  search: UseQueryResult<Data<typeof searchSuggest>>
}

function Suggestions({ id, active, onActive, onLeave, query, search }: SuggestionsProps) {
  const { data, isError, isFetching, refetch } = search
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
  if (!found || isNothing(found)) {
    return (
      <>
        <p role="status" className={styles.note}>
          Ничего не найдено
        </p>
        {query !== '' && (
          <Link to={searchPath(query)} className={styles.all} onClick={leave}>
            {'Похожие артикулы, подбор по\u00a0машине, помощь менеджера'}
          </Link>
        )}
        {listLink}
      </>
    )
  }
  const { products, sections, places = [], machine } = found
  const cell = (key: string) => ({
    id: `${id}-${key}`,
    'aria-selected': active === `${id}-${key}`,
    onPointerMove: () => onActive(`${id}-${key}`),
  })
  const link = (key: string) => ({
    tabIndex: -1,
    className: cx(styles.option, active === `${id}-${key}` && styles.active),
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
          снят с продажи{products.length > 0 && ', показаны аналоги'}.
        </p>
      )}
      <div id={id} role="grid" aria-label="Результаты поиска">
        {sections.length > 0 && (
          <Group title="Категория товара" id={`${id}-sections`}>
            {sections.map((section) => (
              <div key={section.id} role="row">
                <div role="gridcell" {...cell(`section-${section.id}`)}>
                  <Link to={section.url} {...link(`section-${section.id}`)}>
                    {section.name}
                  </Link>
                </div>
              </div>
            ))}
          </Group>
        )}
        {(machine || places.length > 0) && (
          <Group title="На чертежах" id={`${id}-places`}>
            {machine && (
              <div role="row">
                <div role="gridcell" {...cell('machine')}>
                  <Link
                    to={partsModelPath(machine.modelCode, { serial: machine.serialNumber })}
                    {...link('machine')}
                  >
                    <span className={styles.name}>{`Запчасти для машины ${machine.serialNumber}`}</span>
                    <span className={styles.brand}>{machine.modelName}</span>
                  </Link>
                </div>
              </div>
            )}
            {places.map(({ modelCode, modelName, diagramId, diagramTitle, position, name }) => (
              <div key={`${diagramId} ${position}`} role="row">
                <div role="gridcell" {...cell(`place-${diagramId}-${position}`)}>
                  <Link
                    to={diagramPath(modelCode, diagramId, { position })}
                    {...link(`place-${diagramId}-${position}`)}
                  >
                    <span className={styles.name}>{name}</span>
                    <span className={styles.brand}>{`${modelName}, «${diagramTitle}», ${position}`}</span>
                  </Link>
                </div>
              </div>
            ))}
          </Group>
        )}
        {products.length > 0 && (
          <Group title="Товары" id={`${id}-products`}>
            {products.map((product) => (
              <div key={product.id} role="row" className={styles.row}>
                <div role="gridcell" {...cell(`product-${product.id}`)} className={styles.product}>
                  <Link to={product.url} {...link(`product-${product.id}`)}>
                    <ProductFacts product={product} />
                  </Link>
                </div>
                <div
                  role="gridcell"
                  {...cell(`buy-${product.id}`)}
                  className={cx(styles.buy, active === `${id}-buy-${product.id}` && styles.active)}
                >
                  <SuggestedAction product={product} onLeave={leave} />
                </div>
              </div>
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

function ProductFacts({ product }: { product: SuggestedProduct }) {
  const { article, name, brand, price, unit } = product
  const { tone, words, term } = stockWords(product)
  return (
    <>
      <span className={styles.article}>{article}</span>
      <span className={styles.name}>
        <Unbroken text={name} part={article} />
      </span>
      <span className={styles.brand}>{brand}</span>
      <StockMark tone={tone} term={term} className={styles.stock ?? ''}>
        {words}
      </StockMark>
      <span className={styles.price}>
        {price.current === null ? 'Цена по запросу' : `${formatMoney(price.current)}\u00a0/\u00a0${unit}`}
      </span>
    </>
  )
}

/**
 * Where an arrow key goes among the cells of suggestions: up and down by rows, then left and right within one.
 * @returns the id of a cell; null: to the text, beyond either end; undefined: the key moves the caret
 */
export function nextCell(
  panel: HTMLElement | null,
  active: string | null,
  key: string,
): string | null | undefined {
  const rows = [...(panel?.querySelectorAll('[role="row"]') ?? [])].map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map(({ id }) => id),
  )
  const at = rows.findIndex((cells) => active !== null && cells.includes(active))
  const here = rows[at] ?? []
  const column = active === null ? 0 : here.indexOf(active)
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const step = key === 'ArrowDown' ? 1 : -1
    const row = rows[at < 0 && step < 0 ? rows.length - 1 : at + step]
    return row?.[Math.min(Math.max(column, 0), row.length - 1)] ?? null
  }
  if (at < 0 || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined
  return here[column + (key === 'ArrowRight' ? 1 : -1)] ?? active
}

function Group({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <div role="rowgroup" aria-labelledby={id} className={styles.group}>
      <div id={id} role="presentation" className={styles.title}>
        {title}
      </div>
      {children}
    </div>
  )
}

const isNothing = ({ products, sections, places = [], machine, withdrawn }: Suggested) =>
  products.length + sections.length + places.length === 0 && !machine && !withdrawn

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
