import type { DrawingSpec } from './drawing-spec.ts'

export type DrawingView = 'main' | 'detail' | 'sheet'

/** The views that a product of this kind is drawn in, the main one first. */
export function drawingViews(_kind: DrawingSpec['kind']): readonly DrawingView[] {
  return ['main', 'detail', 'sheet']
}
