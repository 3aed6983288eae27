/** Freezes a JSON value through and through, so that nobody can change a shared record in place. */
export function frozen<T extends object>(value: T): T {
  if (Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return value
}
