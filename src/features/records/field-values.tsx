import { ownPath } from '../../lib/back-address.ts'
import { wordFor } from '../../lib/word-for.ts'
import type { ReactNode } from 'react'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { fileSize } from '../../lib/file-size.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Records.module.css'

/** Texts as the backend gives them. */
export const text = (value: string | null) => value

/** A sum in kopecks; a negative one has the typographic minus, which is as wide as a digit. */
export const money = (kopecks: number | null) =>
  kopecks === null ? null : formatMoney(kopecks).replace('-', '\u2212')

/** "2026-11-20" as "20.11.2026". */
export const day = (value: string | null) => value && formatCalendarDay(value)

export const number = (value: number | null) => (value === null ? null : formatNumber(value))

/** A code of the contract by its Russian name. */
export const oneOf =
  <Code extends string>(names: Readonly<Record<Code, string>>) =>
  (code: Code) =>
    wordFor(names, code)

/** A text for true, nothing for false. */
export const when = (word: string) => (value: boolean) => (value ? word : null)

export const yesNo = (value: boolean) => (value ? 'да' : 'нет')

/** A person with the ways to reach them. */
export function person(
  value: { fio?: string; name?: string; title?: string; phone: string | null; email?: string | null } | null,
): ReactNode {
  if (!value) return null
  return (
    <>
      {value.fio ?? value.name}
      {value.phone && (
        <span className={styles.way}>
          <a href={phoneHref(value.phone)}>{formatPhone(value.phone)}</a>
        </span>
      )}
      {value.email && (
        <span className={styles.way}>
          <a href={`mailto:${value.email}`}>{value.email}</a>
        </span>
      )}
    </>
  )
}

/** Files by name and size. */
export function files(value: readonly { id: string; name: string; size: number; url: string }[]): ReactNode {
  if (value.length === 0) return null
  return (
    <ul role="list" className={styles.files}>
      {value.map(({ id, name, size, url }) => (
        <li key={id}>
          <Icon name="document" size="small" />
          <span>
            <a href={ownPath(url, undefined)} download>
              {name}
            </a>{' '}
            <span className={styles.muted}>{fileSize(size)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
