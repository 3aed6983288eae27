import { useEffect, useRef } from 'react'
import type { Filters } from '../../lib/filters.ts'
import { Link } from '../../links/Link.tsx'
import { AwaitedPart } from '../../ui/AwaitedPart.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import styles from './FilterForm.module.css'
import {
  fieldName,
  keptFields,
  type ListAddress,
  queryText,
  rangeOf,
  valuesOf,
  withToggled,
} from './list-address.ts'
import { longValues } from './listing-code.ts'
import { RangeFields } from './RangeFields.tsx'
import type { ShownFilter } from './section-api.ts'
import { takeOver } from './take-over.ts'
import { useFilterChoice } from './use-filter-choice.ts'

export interface FilterFormProps {
  address: ListAddress
  filters: readonly ShownFilter[]
  className?: string | undefined
  /** In the popup, which may be closed before the last change is sent. */
  sendsLast?: boolean
}

/**
 * The smart filter. With scripts a change goes into the address at once; without them it is a GET form, whose answer is
 * a redirect to the canonical address (O-12).
 */
export function FilterForm({ address, filters, className, sendsLast }: FilterFormProps) {
  const { shown, change } = useFilterChoice(address.filters, sendsLast)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => void takeOver(form.current), [])
  const flags = filters.filter(({ type }) => type === 'flag')
  const groups = filters.filter(({ type }) => type !== 'flag')
  return (
    <form
      ref={form}
      method="get"
      action={address.pathname}
      className={className}
      aria-label="Фильтры"
      onSubmit={(event) => event.preventDefault()}
    >
      {keptFields(address.search).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.flags}>
        {flags.map(({ code, name, values }) => {
          const forced = code === 'sellout' && address.selloutForced
          const checked = forced || shown[code] === true
          const count = values[0]?.count ?? 0
          return (
            <Checkbox
              key={code}
              name={fieldName(code)}
              value="true"
              label={name}
              count={count}
              checked={checked}
              disabled={forced || (count === 0 && !checked)}
              onChange={(event) => change(code, event.currentTarget.checked)}
            />
          )
        })}
      </div>
      {groups.map((filter) => (
        <Group key={filter.code} address={address} filter={filter} shown={shown} change={change} />
      ))}
      <noscript>
        <Button type="submit" variant="primary" block className={styles.submit}>
          Показать товары
        </Button>
      </noscript>
    </form>
  )
}

interface GroupProps {
  address: ListAddress
  filter: ShownFilter
  shown: Filters
  change: ReturnType<typeof useFilterChoice>['change']
}

/** A filter with its values, or the link that opens it; the focus goes from the one to the other. */
function Group({ address, filter, shown, change }: GroupProps) {
  const { from, to } = useFocusHandover()
  if (filter.closed) {
    return (
      <Link
        ref={from}
        to={toggleTo(address, filter.code)}
        className={styles.closed}
        aria-expanded={false}
        rel="nofollow"
        replace
        preventScrollReset
      >
        {filter.name}
        <Icon name="chevron-down" />
      </Link>
    )
  }
  return (
    <div ref={(group) => to(group?.querySelector('summary') ?? null)}>
      <Disclosure
        title={filter.type === 'list' || !filter.unit ? filter.name : `${filter.name}, ${filter.unit}`}
        aside={chosenCount(filter, shown) || undefined}
        defaultOpen
      >
        <GroupBody address={address} filter={filter} shown={shown} change={change} />
      </Disclosure>
    </div>
  )
}

function GroupBody({ address, filter, shown, change }: GroupProps) {
  switch (filter.type) {
    case 'range':
      return (
        <RangeFields
          filter={filter}
          range={rangeOf(shown[filter.code])}
          onChange={(range) => change(filter.code, range)}
        />
      )
    case 'list':
      return <ListValues address={address} filter={filter} shown={shown} change={change} />
    // Flags stand together above the groups.
    case 'flag':
      return null
  }
}

/** A list with more values than this is searched and grouped. */
const longList = 20

function ListValues({ address, filter, shown, change }: GroupProps) {
  const { code, name, unit, values, total } = filter
  const chosen = valuesOf(shown[code])
  const expanded = address.expanded.includes(code)
  const renderBox = ({ valueXmlId, value, count }: ShownFilter['values'][number]) => {
    const checked = chosen.includes(valueXmlId)
    return (
      <Checkbox
        key={valueXmlId}
        name={fieldName(code)}
        value={valueXmlId}
        label={unit === undefined ? value : `${value}\u00a0${unit}`}
        count={count}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={(event) =>
          change(
            code,
            event.currentTarget.checked
              ? [...chosen, valueXmlId]
              : chosen.filter((other) => other !== valueXmlId),
          )
        }
      />
    )
  }
  return (
    <fieldset className={styles.values}>
      <legend className={styles.legend}>{name}</legend>
      {expanded && total > longList ? (
        <AwaitedPart code={longValues}>
          {({ LongValues }) => <LongValues name={name} values={values} renderBox={renderBox} />}
        </AwaitedPart>
      ) : (
        values.map(renderBox)
      )}
      {(expanded || total > values.length) && (
        <Link to={toggleTo(address, code)} className={styles.more} rel="nofollow" replace preventScrollReset>
          {expanded ? 'Свернуть' : `Показать все ${total}`}
        </Link>
      )}
    </fieldset>
  )
}

/** Shows all that is in a filter, or less; the address says which ones, so it works without scripts. */
function toggleTo({ search }: ListAddress, code: string) {
  return { search: queryText(withToggled(search, code)) }
}

function chosenCount({ code, type }: ShownFilter, shown: Filters): number {
  if (type === 'range') return Object.keys(rangeOf(shown[code])).length > 0 ? 1 : 0
  return valuesOf(shown[code]).length
}
