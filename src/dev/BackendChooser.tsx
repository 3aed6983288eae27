import { type FormEvent, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import styles from './DevPanel.module.css'
import type { PanelState } from './panel-source.ts'

const kinds = [
  { value: 'sandbox', label: 'Песочница', hint: 'помнит корзину и заказы; в процессе сервера разработки' },
  { value: 'prism', label: 'Prism', hint: 'отвечает примерами контракта, ничего не помнит' },
  { value: 'msw', label: 'Песочница в браузере', hint: 'без сервера: страницы рисует браузер' },
  { value: 'url', label: 'Настоящий бэкенд', hint: 'по адресу' },
]

interface BackendChooserProps {
  state: PanelState
  /** As in the setting BACKEND. */
  onSwitch: (backend: string) => void
}

/** Which backend answers; another one is put behind the shop without a restart. */
export function BackendChooser({ state, onSwitch }: BackendChooserProps) {
  const { backend = '', canSwitch, isSwitching, failure } = state
  const isKnown = kinds.some(({ value }) => value === backend)
  const [kind, setKind] = useState(isKnown ? backend : 'url')
  const [address, setAddress] = useState(isKnown ? '' : backend)
  const [error, setError] = useState<string>()

  if (!canSwitch)
    return (
      <p>
        Эта сборка работает без сервера: отвечает песочница в самом браузере. Другой бэкенд выбирают в
        разработке: <code>npm run dev</code>.
      </p>
    )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isAddress = /^https?:\/\/[^/\s]+\/?$/.test(address.trim())
    setError(kind === 'url' && !isAddress ? 'Адрес без пути, например https://backend.example' : undefined)
    if (kind !== 'url' || isAddress) onSwitch(kind === 'url' ? address.trim() : kind)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <RadioGroup legend="Кто отвечает магазину" options={kinds} value={kind} onChange={setKind} />
      {kind === 'url' && (
        <TextInput
          label="Адрес бэкенда"
          type="url"
          placeholder="https://backend.example"
          value={address}
          error={error}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          Не получилось: {failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isSwitching}>
          Переключить
        </Button>
      </div>
      <p className={styles.note}>
        Страница обновится сама. Сессия у каждого бэкенда своя: вход может понадобиться снова. Часы, исходящие
        и сброс есть только у песочницы, остальное на этой панели работает с любым бэкендом.
      </p>
    </form>
  )
}
