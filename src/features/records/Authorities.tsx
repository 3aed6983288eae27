import { EmptyState } from '../../ui/State.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { type Authority, authorityFields, authorityGoodsFields, authorityTitle } from './authority-fields.tsx'
import { AuthorityActions, AuthorityStatus } from './AuthorityActions.tsx'
import styles from './Papers.module.css'
import { RecordCard } from './RecordCard.tsx'
import { RecordTable } from './RecordTable.tsx'

/** Powers of attorney of the company, and what can be done with them (R-ACC-20). */
export function Authorities({ items }: { items: readonly Authority[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="document"
        title="Доверенностей пока нет"
        text="Доверенность нужна, чтобы ваш сотрудник получил товар на складе."
        actions={<MakeAuthority />}
      />
    )
  }
  return (
    <>
      <div className={styles.tools}>
        <MakeAuthority />
      </div>
      {items.map((authority) => (
        <RecordCard
          key={authority.id}
          title={authorityTitle(authority)}
          status={<AuthorityStatus authority={authority} />}
          record={authority}
          fields={authorityFields}
        >
          <RecordTable
            heading="Что получить"
            caption={`Что получить, ${authorityTitle(authority)}`}
            fields={authorityGoodsFields}
            rows={authority.goods}
            rowKey={({ name, unit, quantity }) => `${name} ${quantity} ${unit}`}
          />
          <AuthorityActions authority={authority} />
        </RecordCard>
      ))}
    </>
  )
}

function MakeAuthority() {
  return (
    <PopupButton popup="authority" props={{}} variant="primary" icon="plus">
      Оформить доверенность
    </PopupButton>
  )
}
