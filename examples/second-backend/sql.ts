import type { SQLInputValue } from 'node:sqlite'

/** What filling the tables needs of a database. */
export interface Sql {
  run: (sql: string, ...values: SQLInputValue[]) => number
}
