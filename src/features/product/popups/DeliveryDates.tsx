import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { apiQuery } from '../../../api/api-query.ts'
import { useAtTabStore } from '../../../api/tab-store.ts'
import { getProductDelivery } from '../../../generated/operations.ts'
import { deliveryNames, termWords } from '../../../lib/delivery-words.ts'
import { wordFor } from '../../../lib/word-for.ts'
import { Button } from '../../../ui/Button.tsx'
import { PropertyList } from '../../../ui/PropertyList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './DeliveryDates.module.css'

/** When the product can be had in a city; the days come from the backend only. */
export function DeliveryDates({ productId }: { productId: number }) {
  /** Undefined: the city of the branch. */
  const [city, setCity] = useState<string>()
  const { data, isError, isFetching, refetch } = useQuery(
    useAtTabStore(
      apiQuery(getProductDelivery, {
        path: { id: productId },
        query: city === undefined ? {} : { city },
      }),
    ),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('city')
    setCity((typeof typed === 'string' && typed.trim()) || undefined)
  }
  return (
    <section className={styles.dates} aria-labelledby="delivery-dates">
      <h3 id="delivery-dates">Когда получите</h3>
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          name="city"
          label="Город получения"
          maxLength={120}
          autoComplete="address-level2"
          placeholder={city ?? data?.city ?? ''}
          className={styles.city ?? ''}
        />
        <Button type="submit" loading={isFetching}>
          Узнать срок
        </Button>
      </form>
      <div role="status">
        {isError ? (
          <ErrorState
            compact
            title="Не удалось узнать срок доставки"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : !data ? (
          <Skeleton lines={3} />
        ) : data.city === null ? (
          <p>{`Для города «${city ?? ''}» срок назовёт менеджер: там нет ни филиала, ни терминала транспортной компании.`}</p>
        ) : data.options.length === 0 ? (
          <p>{`${data.city}: срок назовёт менеджер.`}</p>
        ) : (
          <PropertyList
            className={styles.terms ?? ''}
            items={[
              { name: 'Город', value: data.city },
              ...data.options.map(({ type, etaFrom, etaTo }) => ({
                name: wordFor(deliveryNames, type),
                value: <span className={styles.term}>{termWords(etaFrom, etaTo) ?? 'назовёт менеджер'}</span>,
              })),
            ]}
          />
        )}
      </div>
    </section>
  )
}
