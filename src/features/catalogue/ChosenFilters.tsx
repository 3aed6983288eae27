import { clearedFilters, type FilterChanges, type FilterValue, withFilters } from '../../lib/filters.ts'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyState } from '../../ui/State.tsx'
import styles from './ChosenFilters.module.css'
import { chosenFilters, type ListAddress, queryText, rangeOf, valuesOf } from './list-address.ts'
import type { ShownFilter } from './section-api.ts'

/** One chosen value, and what the filters are without it. */
interface Chosen {
  key: string
  text: string
  without: FilterChanges
}

/** The next link, of which the last is 'Сбросить'; when all go, the list. */
const itemFocus = handOnFocus<HTMLLIElement>(
  (item) => item.nextElementSibling?.querySelector('a') ?? item.closest('section'),
)

/** What is chosen, as links that take it away, and 'Сбросить'; nothing when nothing is chosen. */
export function ChosenFilters({
  address,
  filters,
}: {
  address: ListAddress
  filters: readonly ShownFilter[]
}) {
  const codes = chosenFilters(address)
  if (codes.length === 0) return null
  const chosen = codes.flatMap((code) =>
    chosenOf(
      code,
      address.filters[code] ?? [],
      filters.find((filter) => filter.code === code),
    ),
  )
  return (
    <ul className={styles.list} aria-label="Выбранные фильтры" data-print="no">
      {chosen.map(({ key, text, without }) => (
        <li key={key} ref={itemFocus}>
          <Link
            to={{ search: queryText(withFilters(address.search, { changes: without })) }}
            className={styles.chip}
            aria-label={`Убрать фильтр «${text}»`}
            rel="nofollow"
            preventScrollReset
          >
            {text}
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
      <li ref={itemFocus}>
        <Link to={clearHref(address)} className={styles.clear} preventScrollReset>
          Сбросить
        </Link>
      </li>
    </ul>
  )
}

/** Where 'Сбросить' leads: nothing chosen, or the sellout alone where it is blocked (R-CAT-20, R-CAT-21). */
export function clearHref({ pathname, search }: ListAddress) {
  const changes = clearedFilters({ pathname, search })
  return { search: queryText(withFilters(search, { changes, clear: true })) }
}

const resetFocus = handOnFocus((reset) => reset.closest('section'))

/** Nothing matches what is chosen, though there are products without it. */
export function EmptyAfterFilters({ address }: { address: ListAddress }) {
  return (
    <EmptyState
      icon="filter"
      heading="h2"
      title="Ничего не подошло"
      text="С выбранными фильтрами товаров нет. Уберите один из них или сбросьте все."
      actions={
        <span ref={resetFocus}>
          <Link to={clearHref(address)} className={buttonClass({ variant: 'primary' })} preventScrollReset>
            Сбросить фильтры
          </Link>
        </span>
      }
    />
  )
}

function chosenOf(code: string, value: FilterValue, filter: ShownFilter | undefined): Chosen[] {
  // Codes are for programs: an address may hold one that the shop doesn't know.
  const name = filter?.name ?? builtInNames[code] ?? 'Неизвестный фильтр'
  if (value === true) return [{ key: code, text: name, without: { [code]: null } }]
  const values = valuesOf(value)
  if (values.length > 0) {
    return values.map((id) => {
      const known = filter?.values.find(({ valueXmlId }) => valueXmlId === id)?.value ?? 'значение не найдено'
      const words = filter?.unit === undefined ? known : `${known}\u00a0${filter.unit}`
      return {
        key: `${code} ${id}`,
        text: `${name}: ${words}`,
        without: { [code]: values.filter((other) => other !== id) },
      }
    })
  }
  const { min, max } = rangeOf(value)
  const number = (bound: number) => (code === 'price' ? formatMoney(bound) : formatNumber(bound))
  const words = [
    min !== undefined && `от\u00a0${number(min)}`,
    max !== undefined && `до\u00a0${number(max)}`,
  ].filter(Boolean)
  const unit = filter?.unit === undefined ? '' : `\u00a0${filter.unit}`
  return [{ key: code, text: `${name}: ${words.join(' ')}${unit}`, without: { [code]: null } }]
}

/** Names of the built-in filters (R-CAT-05 … R-CAT-08), for when the filter itself could not be read. */
const builtInNames: Readonly<Record<string, string>> = {
  available: 'В наличие на складе города',
  fullavailable: 'Наличие в других городах',
  gsm_search: 'Поиск по спецификациям',
  sellout: 'Распродажа',
  price: 'Цена',
}
