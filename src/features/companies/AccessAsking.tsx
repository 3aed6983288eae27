import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { maybeDone } from '../../api/maybe-done.ts'
import { requestCompanyAccess } from '../../generated/operations.ts'
import { newUuid } from '../../lib/uuid.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './Companies.module.css'

/** The company is there already: asks its people to let the customer in. */
export function AccessAsking({ inn, onAsked }: { inn: string; onAsked: () => Promise<void> }) {
  const toast = useToast()
  const [comment, setComment] = useState('')
  // A retry without an answer has the same key, so it is asked once.
  const unanswered = useRef<string | null>(null)
  const ask = useMutation({
    ...apiMutation(requestCompanyAccess),
    onError: (error, { options }) => {
      unanswered.current = maybeDone(error) ? (options?.idempotencyKey ?? null) : null
    },
  })
  async function send() {
    const idempotencyKey = unanswered.current ?? newUuid()
    try {
      await ask.mutateAsync({ body: { inn, comment: comment.trim() }, options: { idempotencyKey } })
    } catch {
      // Shown below.
      return
    }
    await onAsked()
    toast({ message: 'Запрос отправлен. Решение придёт в уведомления.', time: 6000 })
  }
  return (
    <Panel title="Компания уже зарегистрирована" heading="h3" sunken>
      <div className={styles.body}>
        <p>Попросите доступ: решает владелец компании или её администратор.</p>
        <TextArea
          label="Кто вы и зачем нужен доступ"
          value={comment}
          maxLength={500}
          rows={2}
          onChange={(event) => setComment(event.target.value)}
        />
        {ask.isError && (
          <p role="alert">
            {(isProblem(ask.error) && ask.error.errors[0]?.message) || 'Не удалось отправить запрос'}
          </p>
        )}
        <div>
          <Button loading={ask.isPending} onClick={() => void send()}>
            Запросить доступ
          </Button>
        </div>
      </div>
    </Panel>
  )
}
