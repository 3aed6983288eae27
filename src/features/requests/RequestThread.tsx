import { useMutation } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { closeRequest } from '../../generated/operations.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { equipmentPath, orderPath } from '../../lib/paths.ts'
import { FileLink } from '../../ui/FileLink.tsx'
import { Link } from '../../links/Link.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { handOnToPage } from '../../ui/hand-on-to-page.ts'
import { cx } from '../../ui/class-names.ts'
import { HazardStripe } from '../../ui/HazardStripe.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { lookFor, StatusPill } from '../../ui/StatusPill.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { CustomerRequest } from './request-queries.ts'
import { statusLooks, topicWords } from './request-words.ts'
import { RequestAnswer } from './RequestAnswer.tsx'
import styles from './Requests.module.css'

/** One request: what it is about, its messages, and the answer to them (R-ACC-15). */
export function RequestThread({ request }: { request: CustomerRequest }) {
  const { topic, order, machine, author, createdAt, status, urgency, text, files, messages } = request
  const may = new Set(request.allowedActions)
  const { label, ...look } = lookFor(statusLooks, status)
  return (
    <div className={styles.thread}>
      {urgency === 'machineDown' && <HazardStripe>Машина стоит</HazardStripe>}
      <Panel
        title={topicWords[topic]}
        actions={
          <span role="status">
            <StatusPill {...look}>{label}</StatusPill>
          </span>
        }
      >
        <PropertyList
          columns
          items={[
            { name: 'Отправлена', value: formatShortDayTime(createdAt) },
            { name: 'Автор', value: author.fio },
            ...(order
              ? [{ name: 'Заказ', value: <Link to={orderPath(order.id)}>{order.number}</Link> }]
              : []),
            ...(machine
              ? [
                  {
                    name: 'Техника',
                    value: <Link to={equipmentPath}>{`${machine.name}, № ${machine.serialNumber}`}</Link>,
                  },
                ]
              : []),
          ]}
        />
      </Panel>
      <ol role="list" aria-label="Сообщения" className={styles.messages}>
        <Message from="customer" author={author.fio} at={createdAt} text={text} files={files} />
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </ol>
      <div data-print="no" className={styles.thread}>
        {may.has('message') ? (
          <RequestAnswer key={request.id} request={request} />
        ) : (
          <div className={styles.tools}>
            <p>Заявка закрыта больше 30 дней назад.</p>
            <PopupButton popup="requests" props={{}} icon="plus">
              Новая заявка
            </PopupButton>
          </div>
        )}
        <div className={styles.tools}>
          {may.has('close') && <Close id={request.id} />}
          <Button icon="print" onClick={() => window.print()}>
            Печать
          </Button>
        </div>
      </div>
    </div>
  )
}

type MessageProps = Pick<CustomerRequest['messages'][number], 'from' | 'author' | 'at' | 'text' | 'files'>

function Message({ from, author, at, text, files }: MessageProps) {
  return (
    <li className={cx(styles.message, from === 'seller' && styles.seller)}>
      <p className={styles.muted}>
        <b>{author}</b>
        {from === 'seller' && ', продавец'} · <time dateTime={at}>{formatShortDayTime(at)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {files.length > 0 && (
        <ul role="list" aria-label="Файлы">
          {files.map((file) => (
            <li key={file.id}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Close({ id }: { id: number }) {
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    ...apiMutation(closeRequest),
    onError: (error) =>
      toast({
        status: false,
        message:
          (isProblem(error) && error.errors[0]?.message) || 'Не удалось закрыть заявку. Попробуйте ещё раз',
      }),
  })
  return (
    <Button ref={handOnToPage} icon="check" loading={isPending} onClick={() => mutate({ path: { id } })}>
      Вопрос решён, закрыть
    </Button>
  )
}
