/** `main` the whole thing, `detail` with dimensions, `end` from its end or other side, `sheet` with the title block. */
export const drawingViews = ['main', 'detail', 'end', 'sheet'] as const

export type DrawingView = (typeof drawingViews)[number]

export function isDrawingView(name: string): name is DrawingView {
  return drawingViews.some((view) => view === name)
}
