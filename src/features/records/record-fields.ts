import { keysOf } from '../../lib/keys-of.ts'
import type { ReactNode } from 'react'

/** A property of an answer as people read it. */
export interface Field<Value, Owner> {
  /** Its name in Russian. */
  label: string
  /** The value as text; null or '' if there is none: the row is left out, the cell is a dash. */
  show: (value: Value, owner: Owner) => ReactNode
  /** Numbers and sums stand to the right in a table. */
  number?: boolean
}

/**
 * What becomes of each property: a field; `apart` — drawn elsewhere in the record, in its heading or a table of its
 * own; `technical` — ids, rights and copies, which nobody is shown. Complete by type: a new property of the contract
 * is a compile error until it is listed here.
 */
export type FieldsOf<T> = {
  readonly [Name in keyof T]-?: Field<Exclude<T[Name], undefined>, T> | 'apart' | 'technical'
}

/** A field that is shown. */
export interface ShownField<T> {
  name: string
  label: string
  number: boolean
  /** The value of a record; null if there is none. */
  words: (record: T) => ReactNode
}

/** The fields that are shown, in the order of the table. */
export function shownFields<T extends object>(fields: FieldsOf<T>): ShownField<T>[] {
  return keysOf<keyof T & string>(fields).flatMap((name) => {
    const field = fields[name]
    if (typeof field === 'string') return []
    const { label, number = false, show } = field
    const words = (record: T) => {
      const value = record[name]
      // Optional, or missing in an answer that breaks the contract.
      if (value === undefined) return null
      const told = show(value as Exclude<T[typeof name], undefined>, record)
      return told === '' || told === false || told === undefined ? null : told
    }
    return [{ name, label, number, words }]
  })
}
