/** Numbers of each command that this folder writes. */
const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, A: 7, a: 7 }

/**
 * The same path in steps from point to point: half as long.
 * @param grid how finely it is rounded: 10 for tenths
 */
export function compactPath(data: string, grid: number): string {
  const round = (value: number) => Math.round(value * grid) / grid
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let path = ''
  let open = ''
  const write = (command: string, values: readonly number[]) => {
    path += open === command ? '' : command
    for (const [index, value] of values.entries()) {
      const text = short(round(value))
      const isFirst = index === 0 && open !== command
      // A flag of an arc is one digit, so nothing has to part it from what follows.
      const isAfterFlag = command === 'a' && (index === 4 || index === 5)
      path += `${!isFirst && !isAfterFlag && needsSpace(path, text) ? ' ' : ''}${text}`
    }
    // Pairs that follow a relative move are relative lines.
    open = command === 'm' ? 'l' : command
  }
  for (const [, command = '', rest = ''] of data.matchAll(/([MLAaZ])([^MLAaZ]*)/g)) {
    if (command === 'Z') {
      path += 'z'
      open = ''
      ;[x, y] = [startX, startY]
      continue
    }
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const size = sizes[command] ?? 2
    for (let from = 0; from < values.length; from += size) {
      const before = values.slice(from, from + size - 2)
      const [endX = 0, endY = 0] = values.slice(from + size - 2, from + size)
      const next = command === 'a' ? [round(x + endX), round(y + endY)] : [round(endX), round(endY)]
      const [nextX = 0, nextY = 0] = next
      // The first move is absolute, so that paths may be joined.
      const isFirst = path === ''
      write(isFirst ? 'M' : command.toLowerCase(), [...before, ...(isFirst ? next : [nextX - x, nextY - y])])
      ;[x, y] = [nextX, nextY]
      if (command === 'M') [startX, startY] = [x, y]
    }
  }
  return path
}

/** A minus parts two numbers, and so does the second point of a fraction. */
function needsSpace(path: string, next: string): boolean {
  return !next.startsWith('-') && !(next.startsWith('.') && /\.\d+$/.test(path))
}

const short = (value: number) => String(value || 0).replace(/^(-?)0\./, '$1.')
