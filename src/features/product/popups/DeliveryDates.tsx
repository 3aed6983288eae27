import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { apiQuery } from '../../../api/api-query.ts'
import { useAtTabStore } from '../../../api/tab-store.ts'
import { getProductDelivery } from '../../../generated/operations.ts'
import { deliveryNames, termWords } from '../../../lib/delivery-words.ts'
import { wordFor } from '../../../lib/word-for.ts'
import { Button } from '../../../ui/Button.tsx'
import { Combobox } from '../../../ui/Combobox.tsx'
import { PropertyList } from '../../../ui/PropertyList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import styles from './DeliveryDates.module.css'
import { useCitySuggestions } from './use-city-suggestions.ts'

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
  const [text, setText] = useState('')
  const [isTyping, setIsTyping] = useState(false)
  const suggested = useCitySuggestions(text, isTyping)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTyping(false)
    setCity(text.trim() || undefined)
  }
  return (
    <section className={styles.dates} aria-labelledby="delivery-dates">
      <h3 id="delivery-dates">Когда получите</h3>
      <form className={styles.form} onSubmit={submit}>
        <Combobox
          label="Город получения"
          maxLength={120}
          placeholder={city ?? data?.city ?? ''}
          className={styles.city ?? ''}
          value={text}
          onType={(typed) => {
            setText(typed)
            setIsTyping(true)
          }}
          options={suggested.map((name) => ({ value: name, label: name }))}
          onPick={(index) => {
            setText(suggested[index] ?? text)
            setCity(suggested[index])
            setIsTyping(false)
          }}
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
          <p>{`Города «${city ?? ''}» нет среди тех, где есть филиал или терминал транспортной компании. Проверьте название: возможно, в\u00a0нём опечатка. Если оно верное, срок назовёт менеджер.`}</p>
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
