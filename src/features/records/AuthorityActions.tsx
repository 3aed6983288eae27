import { ownPath } from '../../lib/back-address.ts'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Authority, authorityLooks, authorityTitle } from './authority-fields.tsx'
import styles from './Papers.module.css'
import { RecordStatus } from './status-look.tsx'

/** A live region: the state changes after an upload and a revocation. */
export function AuthorityStatus({ authority: { status } }: { authority: Authority }) {
  return (
    <span role="status">
      <RecordStatus status={status} looks={authorityLooks} />
    </span>
  )
}

/** What may be done with a power of attorney; `allowedActions` alone decides. */
export function AuthorityActions({ authority }: { authority: Authority }) {
  const may = new Set(authority.allowedActions)
  if (may.size === 0) return null
  const name = authorityTitle(authority)
  const props = { id: authority.id, name }
  return (
    <div className={styles.tools}>
      {may.has('download') && (
        <a
          href={ownPath(authority.form.url, undefined)}
          download
          className={buttonClass()}
          aria-label={`Скачать бланк, ${name}`}
        >
          <Icon name="download" />
          Скачать бланк
        </a>
      )}
      {may.has('upload') && (
        <PopupButton
          popup="authority-scan"
          props={props}
          icon="upload"
          aria-label={`${authority.file ? 'Заменить скан' : 'Загрузить скан'}, ${name}`}
        >
          {authority.file ? 'Заменить скан' : 'Загрузить скан'}
        </PopupButton>
      )}
      {may.has('revoke') && (
        <PopupButton popup="authority-revoke" props={props} icon="close" aria-label={`Отозвать, ${name}`}>
          Отозвать
        </PopupButton>
      )}
    </div>
  )
}
