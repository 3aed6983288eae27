import type { Data } from '../../api/operation.ts'
import type { listCompanies } from '../../generated/operations.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { safeHref } from '../../lib/safe-link.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import styles from './ManagerCard.module.css'

type Manager = NonNullable<Data<typeof listCompanies>['items'][number]['manager']>

/** Networks that a manager may be written to; other kinds are not shown (O-37). */
const networks: Readonly<Record<string, { title: string; icon: IconName }>> = {
  telegram: { title: 'Telegram', icon: 'telegram' },
  whatsapp: { title: 'WhatsApp', icon: 'whatsapp' },
  vk: { title: 'ВКонтакте', icon: 'vk' },
  ok: { title: 'Одноклассники', icon: 'ok' },
}

/** A job title that says no more than the heading of the card. */
const sameAsHeading = /^\s*(?:личный|персональный)\s+менеджер\s*$/i

/** 'Личный менеджер' of the current company (R-MOB-17 … R-MOB-20, O-36). */
export function ManagerCard({ manager }: { manager: Manager }) {
  const { title, name, phone, email, socials } = manager
  return (
    <section aria-label="Личный менеджер" className={styles.card}>
      <h2 className={styles.head}>Личный менеджер</h2>
      {!sameAsHeading.test(title) && <p className={styles.title}>{title}</p>}
      <p className={styles.name}>{name}</p>
      <ul role="list" className={styles.ways}>
        {phone && (
          <li>
            <a href={phoneHref(phone)} aria-label={`Позвонить: ${formatPhone(phone)}`}>
              <Icon name="phone" />
              Позвонить
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} aria-label={`Написать: ${email}`}>
              <Icon name="mail" />
              Написать
            </a>
          </li>
        )}
        {socials.map(({ type, link }) => {
          const network = networks[type]
          const href = safeHref(link)
          return network && href ? (
            <li key={link}>
              <a href={href} target="_blank" rel="noreferrer">
                <Icon name={network.icon} />
                {network.title}
              </a>
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}
