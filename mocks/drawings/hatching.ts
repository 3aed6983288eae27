import { polyline } from './pen.ts'
import type { Pen, Point } from './pen.ts'

/** Where a line of slope −1, all points with x + y = `sum`, crosses a closed outline, by x. */
function crossings(points: readonly Point[], sum: number): number[] {
  return points
    .flatMap(([x0, y0], index) => {
      const [x1, y1] = points[(index + 1) % points.length] ?? [x0, y0]
      const from = x0 + y0 - sum
      const to = x1 + y1 - sum
      return from < 0 !== to < 0 ? [x0 + ((x1 - x0) * from) / (from - to)] : []
    })
    .toSorted((left, right) => left - right)
}

/** Fills a cut face with slanting lines; they meet those of its neighbours, since all cuts of one part are hatched alike. */
export function hatch(pen: Pen, points: readonly Point[], step = 11) {
  const sums = points.map(([x, y]) => x + y)
  const last = Math.max(...sums)
  let data = ''
  for (let sum = Math.ceil(Math.min(...sums) / step) * step; sum < last; sum += step) {
    const xs = crossings(points, sum)
    for (let index = 0; index + 1 < xs.length; index += 2) {
      const [from = 0, to = 0] = xs.slice(index, index + 2)
      if (to - from > 1)
        data += polyline([
          [from, sum - from],
          [to, sum - to],
        ])
    }
  }
  if (data) pen.thin(data)
}
