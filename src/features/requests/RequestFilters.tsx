import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { keysOf } from '../../lib/keys-of.ts'
import { requestsPath, withQuery } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { keepPlace } from '../../ui/keep-place.ts'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { RequestsAddress } from './request-queries.ts'
import { hasFilters } from './requests-address.ts'
import { statusLooks, topicWords } from './request-words.ts'
import styles from './Requests.module.css'

const statuses = keysOf(statusLooks).map((value) => ({ value, label: statusLooks[value].label }))
const topics = keysOf(topicWords).map((value) => ({ value, label: topicWords[value] }))

const place = keepPlace()

/**
 * Filters of the list as a GET form, so they work without scripts; with them the address is kept short. Give it the
 * address as `key`: after a navigation its fields say what the address says.
 */
export function RequestFilters({ address }: { address: RequestsAddress }) {
  const navigate = useNavigate()
  const [status, setStatus] = useState<string>(address.status ?? '')
  const [topic, setTopic] = useState<string>(address.topic ?? '')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()]] : [],
    )
    void navigate(withQuery(requestsPath, Object.fromEntries(fields)))
  }
  return (
    <form
      ref={place}
      method="get"
      action={requestsPath}
      role="search"
      aria-label="Фильтры заявок"
      className={styles.filters}
      data-print="no"
      onSubmit={submit}
    >
      {address.machineId !== undefined && <input type="hidden" name="machine" value={address.machineId} />}
      <TextInput name="query" label="Номер или слова" defaultValue={address.query ?? ''} maxLength={100} />
      <Select
        name="topic"
        label="Тема"
        placeholder="Любая"
        options={topics}
        value={topic}
        onChange={setTopic}
      />
      <Select
        name="status"
        label="Состояние"
        placeholder="Любое"
        options={statuses}
        value={status}
        onChange={setStatus}
      />
      <div className={styles.tools}>
        <Button type="submit">Показать</Button>
        {hasFilters(address) && (
          <Link to={requestsPath} className={buttonClass({ variant: 'ghost' })}>
            Сбросить фильтры
          </Link>
        )}
      </div>
    </form>
  )
}
