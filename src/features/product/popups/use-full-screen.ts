import { useEffect, useState } from 'react'
import { useToast } from '../../../ui/toast/toast-context.ts'

/** The full screen of the document; undefined where the browser has none (an iPhone). It ends with the component. */
export function useFullScreen(): { isOn: boolean; toggle: () => void } | undefined {
  const [isOn, setIsOn] = useState(document.fullscreenElement !== null)
  const toast = useToast()
  useEffect(() => {
    const note = () => setIsOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', note)
    return () => {
      document.removeEventListener('fullscreenchange', note)
      // It fails when the browser has left the full screen meanwhile, which is what was asked for.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  if (!document.fullscreenEnabled) return undefined
  const toggle = () => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen()
    done.catch(() => toast({ status: false, message: 'Браузер не дал переключить полный экран' }))
  }
  return { isOn, toggle }
}
