import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblem } from '../../../api/api-problem.ts'
import { testHook } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { StatusPill } from '../../../ui/StatusPill.tsx'
import styles from '../Hooks.module.css'
import { eventTitle, type Hook, isReceived, outcomeOf, tookTime } from '../hook-words.ts'

export interface HookTestProps {
  hook: Hook
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'hook-test': HookTestProps
  }
}

/** Sends one event of a hook by hand, and tells what its receiver answered. */
export default function HookTest({ hook: { id, name, channel, events } }: HookTestProps) {
  const { close } = usePopup()
  const [event, setEvent] = useState(events[0])
  const test = useMutation(apiMutation(testHook))
  const made = test.data?.delivery
  return (
    <PopupShell
      title="Проверка подписки"
      subtitle={name}
      footer={
        <>
          <Button
            variant="primary"
            loading={test.isPending}
            onClick={() => event && test.mutate({ path: { id }, body: { event } })}
          >
            Отправить
          </Button>
          <Button onClick={() => void close()}>Закрыть</Button>
        </>
      }
    >
      <div className={styles.hook}>
        <p>
          Придёт одно событие с пометкой «проверка» о последнем объекте компании. На состояние подписки оно не
          влияет.
        </p>
        <Select
          label="Событие"
          value={event ?? ''}
          options={events.map((one) => ({ value: one, label: eventTitle(one) }))}
          onChange={(value) => setEvent(events.find((one) => one === value))}
        />
        <div role="status">
          {made && (channel === 'email' || isReceived(made)) && (
            <p>
              <StatusPill tone="green" icon="check">
                {channel === 'email' ? 'Письмо отправлено' : 'Принято'}
              </StatusPill>{' '}
              {channel === 'webhook' && `${outcomeOf(made, channel)}, ${tookTime(made)}`}
            </p>
          )}
          {made && channel === 'webhook' && !isReceived(made) && (
            <p>
              <StatusPill tone="red" icon="error">
                Не принято
              </StatusPill>{' '}
              {`${outcomeOf(made, channel)}, ${tookTime(made)}`}
            </p>
          )}
        </div>
        {test.isError && (
          <p role="alert">
            {(isProblem(test.error) && test.error.errors[0]?.message) || 'Не удалось отправить проверку'}
          </p>
        )}
      </div>
    </PopupShell>
  )
}
