import { requestsPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/State.tsx'
import { RequestFilters } from './RequestFilters.tsx'
import type { RequestItem, RequestsAddress } from './request-queries.ts'
import { hasFilters } from './requests-address.ts'
import { RequestTable } from './RequestTable.tsx'
import styles from './Requests.module.css'

/** Requests of the customer, all or those that the filters leave, and the way to a new one (R-ACC-15). */
export function RequestList({ items, address }: { items: readonly RequestItem[]; address: RequestsAddress }) {
  if (items.length === 0 && !hasFilters(address))
    return (
      <EmptyState
        icon="message"
        title="Заявок пока нет"
        text="Задайте вопрос, сообщите о браке или попросите документы: ответим в течение рабочего дня."
        actions={<NewRequest />}
      />
    )
  return (
    <>
      <div className={styles.tools} data-print="no">
        <NewRequest />
      </div>
      <RequestFilters key={JSON.stringify(address)} address={address} />
      {items.length === 0 ? (
        <EmptyState
          icon="search"
          title="Таких заявок нет"
          actions={
            <Link to={requestsPath} className={buttonClass()}>
              Показать все
            </Link>
          }
        />
      ) : (
        <RequestTable items={items} />
      )}
    </>
  )
}

const NewRequest = () => (
  <>
    <PopupButton popup="requests" props={{}} variant="primary" icon="plus">
      Новая заявка
    </PopupButton>
    <PopupButton popup="equipment-request" props={{}} icon="wrench">
      Заявка на технику
    </PopupButton>
  </>
)
