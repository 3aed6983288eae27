import { frozen } from './frozen.ts'
import type { RecordId } from './store.ts'

/** Rows with ids and indexes; each index is built on first use. */
export class SeedTable {
  readonly records: readonly object[]
  readonly #indexes: Readonly<Record<string, (record: never) => RecordId | undefined>>
  readonly #built = new Map<string, Map<RecordId, object[]>>()
  #byId: Map<RecordId, object> | undefined

  constructor(
    records: readonly object[],
    indexes: Readonly<Record<string, (record: never) => RecordId | undefined>>,
  ) {
    this.records = records
    this.#indexes = indexes
  }

  idOf(record: object): RecordId {
    return (record as { id: RecordId }).id
  }

  get(id: RecordId): object | undefined {
    this.#byId ??= new Map(this.records.map((record) => [this.idOf(record), frozen(record)]))
    return this.#byId.get(id)
  }

  where(index: string, value: RecordId): readonly object[] {
    let built = this.#built.get(index)
    if (!built) this.#built.set(index, (built = this.#build(index)))
    return built.get(value) ?? []
  }

  #build(index: string): Map<RecordId, object[]> {
    const read = this.#indexes[index]
    const groups = new Map<RecordId, object[]>()
    for (const record of this.records) {
      const value = read?.(frozen(record) as never)
      if (value === undefined) continue
      const group = groups.get(value)
      if (group) group.push(record)
      else groups.set(value, [record])
    }
    return groups
  }
}
