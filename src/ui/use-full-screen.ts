import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useToast } from './toast/toast-context.ts'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/**
 * The full screen; undefined where the browser has none (an iPhone), and on the server. It ends with the component.
 * @param target what fills the screen; the whole document when left out
 */
export function useFullScreen(
  target?: RefObject<HTMLElement | null>,
): { isOn: boolean; toggle: () => void } | undefined {
  const toast = useToast()
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const isOffered = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  )
  useEffect(
    () => () => {
      // It fails when the browser has left the full screen meanwhile, which is what was asked for.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    },
    [],
  )
  if (!isOffered) return undefined
  const toggle = () => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : (target?.current ?? document.documentElement).requestFullscreen()
    done.catch(() => toast({ status: false, message: 'Браузер не дал переключить полный экран' }))
  }
  return { isOn, toggle }
}
