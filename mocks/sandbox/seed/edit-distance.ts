/** Optimal string alignment, given up on when it exceeds `most`. */
export function distance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_unused, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      ) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(best)
    }
    if (Math.min(...current) > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[right.length] ?? most + 1
}
