import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { passwordParts } from './rules.ts'
import styles from './Form.module.css'

/** What a password must have, each ticked off as it is typed. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={styles.rules} aria-label="Требования к паролю">
      {passwordParts.map(({ title, holds }) => {
        const isMet = password !== '' && holds(password)
        return (
          <li key={title} className={isMet ? styles.met : undefined}>
            <Icon name={isMet ? 'check' : 'minus'} size="small" /> {title}
            {isMet && <VisuallyHidden>: выполнено</VisuallyHidden>}
          </li>
        )
      })}
    </ul>
  )
}
