import { useEffect, useState } from 'react'

/** The full screen of the document; undefined where the browser has none (an iPhone). It ends with the component. */
export function useFullScreen(): { isOn: boolean; toggle: () => Promise<void> } | undefined {
  const [isOn, setIsOn] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    const note = () => setIsOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', note)
    return () => {
      document.removeEventListener('fullscreenchange', note)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  if (!document.fullscreenEnabled) return undefined
  return {
    isOn,
    toggle: () =>
      document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
  }
}
