export interface Mark {
  x: number
  y: number
}

/** Rounds until what crowds together has found room; a dozen marks need a few. */
const mostRounds = 60

/** Moves marks apart until no two stand nearer than `distance`, as far as the rounds suffice; the order stays. */
export function spreadMarks(marks: readonly Mark[], distance: number): Mark[] {
  const spread = marks.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < mostRounds; round += 1) {
    let isCrowded = false
    for (const [index, one] of spread.entries())
      for (const [beyond, other] of spread.slice(index + 1).entries()) {
        const [east, south] = [other.x - one.x, other.y - one.y]
        const apart = Math.hypot(east, south)
        if (apart >= distance) continue
        isCrowded = true
        // Marks on one spot go apart in a direction of their own, always the same.
        const angle = apart > 0 ? Math.atan2(south, east) : index + beyond
        const step = (distance - apart) / 2 + 0.1
        const [right, down] = [Math.cos(angle) * step, Math.sin(angle) * step]
        one.x -= right
        one.y -= down
        other.x += right
        other.y += down
      }
    if (!isCrowded) break
  }
  return spread
}
