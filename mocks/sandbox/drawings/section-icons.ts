import type { DrawingSpec } from './drawing-spec.ts'

const shapes: Partial<Record<DrawingSpec['kind'], string>> = {}

/** The icon of a section: 24 × 24, a line of 1.5 in the current colour. */
export function sectionIcon(kind: DrawingSpec['kind']): string {
  const path = shapes[kind] ?? 'M4 18h16M6 18V8h12v10M9 8V5h6v3'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#1F4E79" stroke-width="1.5"><path d="${path}"/></svg>`
}
