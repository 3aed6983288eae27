import { ownPath } from '../../lib/back-address.ts'
import type { ReactNode } from 'react'
import { actPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { type Act, actFields, actLooks, actTitle } from './finance-fields.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordStatus } from './status-look.tsx'
import styles from './Papers.module.css'
import { PopupButton } from '../../popups/PopupButton.tsx'

/** Acts and closing documents, and what can be done with them; each opens on a page of its own (R-FIN-02, R-FIN-05). */
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
        <ActCard key={act.id} act={act} title={<Link to={actPath(act.id)}>{actTitle(act)}</Link>} />
      ))}
    </>
  )
}

export interface ActCardProps {
  act: Act
  title: ReactNode
  /** Its entries, where it is shown alone. */
  children?: ReactNode
}

/** The facts of an act, its making, and what can be done with it. */
export function ActCard({ act, title, children }: ActCardProps) {
  return (
    <RecordCard
      title={title}
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
      {children}
      <ActActions act={act} />
    </RecordCard>
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
        <a
          href={ownPath(file.url, undefined)}
          download
          className={buttonClass()}
          aria-label={`Скачать PDF, ${name}`}
        >
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
