import { median } from '../target.ts'
import type { PageFigures } from './visit-page.ts'

/** What a page of the shop must keep to, beside the floors of the same run. */
export interface Limit {
  figure: keyof PageFigures
  /** What the figure is and its unit. */
  label: string
  limit: (floors: { static: PageFigures; react: PageFigures }) => number
}

const kilobyte = 1000
const kibibyte = 1024

export const limits: readonly Limit[] = [
  { figure: 'firstPaint', label: 'first paint, ms', limit: (floors) => floors.static.firstPaint * 1.2 },
  { figure: 'largestPaint', label: 'largest paint, ms', limit: (floors) => floors.static.largestPaint * 1.3 },
  { figure: 'blocking', label: 'blocking time, ms', limit: (floors) => floors.react.blocking * 1.2 + 30 },
  { figure: 'shift', label: 'layout shift', limit: () => 0.005 },
  { figure: 'scriptBytes', label: 'scripts, kB brotli', limit: () => 125 * kilobyte },
  { figure: 'scripts', label: 'requests for scripts', limit: () => 8 },
  { figure: 'pictureBytes', label: 'pictures, KiB', limit: () => 80 * kibibyte },
  { figure: 'requests', label: 'requests', limit: () => 30 },
  {
    figure: 'clickPainted',
    label: 'click → product painted, ms',
    limit: (floors) => floors.react.clickPainted * 1.2,
  },
]

/** The middle value of each figure over several visits. */
export function medianFigures(visits: readonly PageFigures[]): PageFigures {
  const middle = (figure: keyof PageFigures) => median(visits.map((visit) => visit[figure]))
  return {
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocking: middle('blocking'),
    shift: middle('shift'),
    scriptBytes: middle('scriptBytes'),
    scripts: middle('scripts'),
    pictureBytes: middle('pictureBytes'),
    requests: middle('requests'),
    clickPainted: middle('clickPainted'),
  }
}

/** One cell of the table: the figure, and behind it its limit where it is over. */
export function cell(figure: keyof PageFigures, value: number, limit?: number): string {
  if (Number.isNaN(value)) return '-'
  const shown = show(figure, value)
  return limit !== undefined && value > limit ? `${shown} > ${show(figure, limit)}` : shown
}

function show(figure: keyof PageFigures, value: number): string {
  switch (figure) {
    case 'shift':
      return value.toFixed(4)
    case 'scriptBytes':
      return (value / kilobyte).toFixed(1)
    case 'pictureBytes':
      return (value / kibibyte).toFixed(1)
    case 'firstPaint':
    case 'largestPaint':
    case 'blocking':
    case 'scripts':
    case 'requests':
    case 'clickPainted':
      return value.toFixed(0)
    default:
      return figure satisfies never
  }
}
