/** The keys of a record that is complete by its type, in the order of writing: a list that can't miss a member. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key))
}
