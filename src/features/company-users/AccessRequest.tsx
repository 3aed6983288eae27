import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { z } from 'zod'
import { apiMutation } from '../../api/api-mutation.ts'
import { inn } from '../../forms/company-numbers.ts'
import { optionalText, requiredText } from '../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../forms/Form.tsx'
import { TextAreaField, TextField } from '../../forms/TextField.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { requestCompanyAccess } from '../../generated/operations.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { newUuid } from '../../lib/uuid.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatusPill, type StatusLook, lookFor } from '../../ui/StatusPill.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { AccessRequest as Request } from './company-user-queries.ts'
import styles from './CompanyUsers.module.css'

const schema = z.object({ inn: requiredText(inn), comment: optionalText() })
const empty = { inn: '', comment: '' }

/** Asks for access to a company that is registered already, and shows what became of former requests (R-COMP-09). */
export function AccessRequest({ requests }: { requests: readonly Request[] }) {
  const toast = useToast()
  const { mutateAsync } = useMutation(apiMutation(requestCompanyAccess))
  const form = useZodForm(schema, { defaultValues: empty })
  // A repeat without an answer has the same key, so the company is asked once.
  const key = useRef(newUuid())
  return (
    <Panel title="Попросить доступ к компании">
      <div className={styles.list}>
        <Form
          form={form}
          aria-label="Запрос доступа к компании"
          onSubmit={async ({ inn: number, comment }) => {
            await mutateAsync({
              body: { inn: number.trim(), comment: comment.trim() },
              options: { idempotencyKey: key.current },
            })
            key.current = newUuid()
            form.reset(empty)
            toast({ message: 'Запрос отправлен. О решении сообщим письмом и уведомлением.', time: 6000 })
          }}
        >
          <TextField
            control={form.control}
            name="inn"
            label="ИНН компании"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
          <TextAreaField
            control={form.control}
            name="comment"
            label="Кто вы и зачем нужен доступ"
            maxLength={500}
            rows={2}
          />
          <FormAlert />
          <SubmitButton variant="secondary">Отправить запрос</SubmitButton>
        </Form>
        {requests.length > 0 && (
          <ul role="list" aria-label="Мои запросы доступа" className={styles.list}>
            {requests.map((request) => (
              <li key={request.id} className={styles.stack}>
                <FormerRequest request={request} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

const looks: Readonly<Record<Request['status'], StatusLook>> = {
  pending: { label: 'Ждёт решения', tone: 'amber', icon: 'clock' },
  accepted: { label: 'Доступ открыт', tone: 'green', icon: 'check' },
  declined: { label: 'Отклонён', tone: 'red', icon: 'close' },
}

function FormerRequest({ request: { company, status, createdAt, decisionComment } }: { request: Request }) {
  const { tone, icon, label } = lookFor(looks, status)
  return (
    <>
      <strong>{`«${company.name}», ИНН\u00a0${company.inn}`}</strong>
      <span>
        <StatusPill tone={tone} icon={icon}>
          {label}
        </StatusPill>
      </span>
      {decisionComment && <span>{decisionComment}</span>}
      <time dateTime={createdAt} className={styles.muted}>
        {formatShortDayTime(createdAt)}
      </time>
    </>
  )
}
