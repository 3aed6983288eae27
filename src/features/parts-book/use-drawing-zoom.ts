import { type RefObject, useEffect, useRef } from 'react'
import { onDemand } from '../../ui/on-demand.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { DrawingZoom } from './drawing-zoom.ts'

const code = onDemand(() => import('./drawing-zoom.ts'))

/** Zoom of a drawing; its code loads when somebody is about to use it. */
export function useDrawingZoom(frame: RefObject<HTMLElement | null>, paper: RefObject<HTMLElement | null>) {
  const toast = useToast()
  const zoom = useRef<DrawingZoom & { frame: HTMLElement }>(undefined)

  const attach = async (): Promise<DrawingZoom | undefined> => {
    const { attachZoom } = await code.load()
    // A drawing that failed and came again has another frame.
    if (frame.current && paper.current && zoom.current?.frame !== frame.current) {
      zoom.current?.detach()
      zoom.current = { ...attachZoom(frame.current, paper.current), frame: frame.current }
    }
    return zoom.current
  }
  useEffect(
    () => () => {
      zoom.current?.detach()
      zoom.current = undefined
    },
    [zoom],
  )
  const want = () => {
    // A failure is told when the zoom is used.
    attach().catch(() => undefined)
  }
  const act = (use: (ready: DrawingZoom) => void) => {
    attach().then(
      (ready) => ready && use(ready),
      () => toast({ status: false, message: 'Не удалось увеличить чертёж' }),
    )
  }
  return {
    intent: { onPointerEnter: () => want(), onFocus: () => want(), onPointerDown: () => want() },
    by: (factor: number) => act((ready) => ready.by(factor)),
    reset: () => act((ready) => ready.reset()),
  }
}
