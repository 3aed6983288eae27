import type { components } from '../../generated/api-types.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { hoursWords } from '../../lib/working-hours.ts'
import styles from './Cards.module.css'
import { AddressText } from '../../ui/AddressText.tsx'

/** Departments: who is in charge, where, when, and how to reach them. */
export function ContactsBlock({ items }: { items: readonly components['schemas']['PageContact'][] }) {
  return (
    <ul role="list" className={styles.grid}>
      {items.map(({ title, person, address, phones, email, schedule }) => (
        <li key={title} className={styles.card}>
          <h3 className={styles.name}>{title}</h3>
          {person && <p>{person}</p>}
          {address && (
            <p className={styles.text}>
              <AddressText text={address} />
            </p>
          )}
          {phones.map((phone) => (
            <a key={phone} href={phoneHref(phone)} className={styles.contact}>
              {formatPhone(phone)}
            </a>
          ))}
          {email && (
            <a href={`mailto:${email}`} className={styles.contact}>
              {email}
            </a>
          )}
          {schedule.map((row) => (
            <p key={row.days} className={styles.text}>
              {hoursWords(row)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
