import { expect, test } from 'vitest'
import { spreadMarks } from './spread-marks.ts'

const nearest = (marks: readonly { x: number; y: number }[]) =>
  Math.min(
    ...marks.flatMap((one, index) =>
      marks.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  )

test('R-POPUP-28 marks that have room stay where they are', () => {
  const marks = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
  ]
  expect(spreadMarks(marks, 30)).toEqual(marks)
})

test('R-POPUP-28 crowded marks each get a place to be pressed, near their own', () => {
  const crowd = [
    { x: 100, y: 100 },
    { x: 108, y: 104 },
    { x: 104, y: 112 },
    { x: 118, y: 101 },
    { x: 100, y: 100 },
    { x: 100, y: 100 },
  ]
  const spread = spreadMarks(crowd, 28)
  expect(nearest(spread)).toBeGreaterThanOrEqual(27.9)
  for (const [index, mark] of spread.entries())
    expect(Math.hypot(mark.x - crowd[index]!.x, mark.y - crowd[index]!.y)).toBeLessThan(45)
})
