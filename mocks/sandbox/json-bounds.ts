/**
 * Bounds of a JSON body, far above what any operation asks for (500 products, 50 filters of 100 values). A body
 * beyond them isn't checked against a schema: that could take minutes or overflow the stack.
 */
const mostMembers = 2000
const mostValues = 20_000
const deepest = 50

/** Dotted path of the first list or object of a body that is too long or too deep; `undefined` if there is none. */
export function oversizedPart(body: unknown): string | undefined {
  let values = 0
  const open = [{ value: body, path: '', depth: 0 }]
  for (let part = open.pop(); part; part = open.pop()) {
    const { value, path, depth } = part
    if (typeof value !== 'object' || value === null) continue
    const members = Object.entries(value)
    values += members.length
    if (members.length > mostMembers || values > mostValues || depth === deepest) return path
    for (const [key, member] of members)
      open.push({ value: member, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 })
  }
  return undefined
}
