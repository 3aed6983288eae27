import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { type Act, actFields, actLooks, actRowFields, actTitle } from './finance-fields.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordTable } from './RecordTable.tsx'
import { RecordStatus } from './status-look.tsx'
import styles from './Papers.module.css'
import { PopupButton } from '../../popups/PopupButton.tsx'

/** Acts and closing documents with their entries, and what can be done with them (R-FIN-02, R-FIN-05). */
export function Acts({ items }: { items: readonly Act[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="document"
        title="Актов пока нет"
        text="Сформируем акт сверки или закрывающие документы за любой период."
        actions={<RequestAct />}
      />
    )
  }
  return (
    <>
      <div className={styles.tools}>
        <RequestAct />
      </div>
      {items.map((act) => (
        <RecordCard
          key={act.id}
          title={actTitle(act)}
          status={
            <span role="status">
              <RecordStatus status={act.status} looks={actLooks} />
            </span>
          }
          record={act}
          fields={actFields}
        >
          {act.status === 'queued' && <progress aria-label={`${actTitle(act)} готовится`} />}
          {act.status === 'failed' && <Failed act={act} />}
          <RecordTable
            heading="Операции"
            caption={`Операции, ${actTitle(act)}`}
            fields={actRowFields}
            rows={act.rows}
            rowKey={({ date, document }) => `${date} ${document}`}
          />
          <ActActions act={act} />
        </RecordCard>
      ))}
    </>
  )
}

function RequestAct() {
  return (
    <PopupButton popup="act-request" props={{}} variant="primary" icon="plus">
      Запросить акт
    </PopupButton>
  )
}

/** A document that could not be made: the way on is another period. */
function Failed({ act: { kind, periodFrom, periodTo, contract } }: { act: Act }) {
  return (
    <div>
      <PopupButton
        popup="act-request"
        props={{ kind, periodFrom, periodTo, contractId: contract?.id ?? null }}
        icon="refresh"
      >
        Повторить
      </PopupButton>
    </div>
  )
}

function ActActions({ act }: { act: Act }) {
  const may = new Set(act.allowedActions)
  const [file] = act.files
  if (may.size === 0) return null
  const name = actTitle(act)
  return (
    <div className={styles.tools}>
      {may.has('download') && file && (
        <a href={file.url} download className={buttonClass()} aria-label={`Скачать PDF, ${name}`}>
          <Icon name="download" />
          Скачать PDF
        </a>
      )}
      {may.has('send') && (
        <PopupButton
          popup="act-send"
          props={{ id: act.id, name }}
          icon="mail"
          aria-label={`Отправить на почту, ${name}`}
        >
          Отправить на почту
        </PopupButton>
      )}
      {may.has('dispute') && (
        <PopupButton
          popup="act-dispute"
          props={{ id: act.id, name }}
          icon="question"
          aria-label={`Оспорить, ${name}`}
        >
          Оспорить
        </PopupButton>
      )}
    </div>
  )
}
