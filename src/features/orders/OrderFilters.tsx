import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { companiesQuery } from '../../api/frame-queries.ts'
import { groupTypedSum } from '../../forms/group-typed-sum.ts'
import { groupCurrencyInput } from '../../lib/money-input.ts'
import { ordersPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { keepPlace } from '../../ui/keep-place.ts'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { statusLooks } from './order-words.ts'
import {
  hasFilters,
  noFilters,
  type OrdersAddress,
  ordersHref,
  parseOrdersAddress,
} from './orders-address.ts'
import styles from './Orders.module.css'

const sumNames = ['sumFrom', 'sumTo'] as const
const statusOptions = Object.entries(statusLooks).map(([value, { label }]) => ({ value, label }))

const place = keepPlace()

/**
 * Filters of the list as a GET form, so they work without scripts; with them the address is kept short. Give it the
 * address as `key`: after a navigation its fields say what the address says.
 */
export function OrderFilters({ address }: { address: OrdersAddress }) {
  const navigate = useNavigate()
  const [status, setStatus] = useState<string>(address.status)
  const [company, setCompany] = useState(address.company)
  const companies = useQuery(companiesQuery()).data?.items ?? []
  /** The sums as they stand in their fields. */
  const sums = useRef({
    sumFrom: groupCurrencyInput(address.sumFrom),
    sumTo: groupCurrencyInput(address.sumTo),
  })
  const isFiltered = hasFilters(address)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') search.set(name, value)
    }
    for (const name of sumNames) search.set(name, (search.get(name) ?? '').replaceAll(/\s/g, ''))
    const wanted = parseOrdersAddress(search)
    if (wanted) void navigate(ordersHref(wanted))
  }
  const sumField = (name: (typeof sumNames)[number]) => ({
    name,
    inputMode: 'decimal' as const,
    defaultValue: groupCurrencyInput(address[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      sums.current[name] = groupTypedSum(event, sums.current[name])
    },
  })
  return (
    <div data-print="no">
      <Disclosure title="Фильтры" defaultOpen={isFiltered} className={styles.filters ?? ''}>
        <form
          ref={place}
          method="get"
          action={ordersPath}
          role="search"
          aria-label="Фильтры заказов"
          onSubmit={handleSubmit}
        >
          {address.tab !== 'all' && <input type="hidden" name="tab" value={address.tab} />}
          {address.contract && (
            <>
              <input type="hidden" name="contract" value={address.contract} />
              <p>Показаны заказы по одному договору.</p>
            </>
          )}
          <div className={styles.filterFields}>
            <TextInput
              name="query"
              label="Номер заказа или ваш номер"
              defaultValue={address.query}
              maxLength={200}
            />
            <TextInput
              name="article"
              label="Артикул в заказе"
              defaultValue={address.article}
              maxLength={64}
            />
            <Select
              name="status"
              label="Статус"
              placeholder="Любой"
              options={statusOptions}
              value={status}
              onChange={setStatus}
            />
            {companies.length > 1 && (
              <Select
                name="company"
                label="Компания"
                placeholder="Любая"
                options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={company}
                onChange={setCompany}
              />
            )}
            <TextInput name="dateFrom" type="date" label="Оформлен с" defaultValue={address.dateFrom} />
            <TextInput name="dateTo" type="date" label="по" defaultValue={address.dateTo} />
            <TextInput label="Сумма от, ₽" {...sumField('sumFrom')} />
            <TextInput label="до, ₽" {...sumField('sumTo')} />
          </div>
          <div className={styles.filterActions}>
            <Button type="submit" variant="primary">
              Показать
            </Button>
            {isFiltered && (
              <Link to={ordersHref(address, noFilters)} className={buttonClass({ variant: 'ghost' })}>
                Сбросить фильтры
              </Link>
            )}
          </div>
        </form>
      </Disclosure>
    </div>
  )
}
