import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { PopupHost } from '../popups/PopupHost.tsx'
import { usePopupStore } from '../popups/PopupsProvider.tsx'
import { loadChunk } from './chunk-reload.ts'
import { whenIdle } from './when-idle.ts'

type HostProps = Parameters<typeof PopupHost>[0]
interface Overlays {
  Host: ComponentType<HostProps>
  Frame: ComponentType
  registry: HostProps['registry']
}

/**
 * What floats over the default layout: popups with their backdrop, branch dialogs, cookie notice
 * (R-LAYOUT-06 … R-LAYOUT-09). None of it is in the server's HTML, so nothing shifts; its code comes when the
 * browser has nothing better to do, or with the first popup.
 */
export function FrameOverlays() {
  const store = usePopupStore()
  const isWanted = useStore(store.state, ({ records, question }) => records.length > 0 || question !== null)
  const [overlays, setOverlays] = useState<Overlays | null>(null)
  useEffect(() => {
    let current = true
    const load = async () => {
      const module = await loadChunk(() => import('./popup-overlays.ts'))
      if (current) setOverlays(module)
    }
    const cancel = whenIdle(() => void load(), isWanted ? 0 : 1500)
    return () => {
      current = false
      cancel()
    }
  }, [isWanted])
  if (!overlays) return null
  return (
    <>
      <overlays.Frame />
      <overlays.Host registry={overlays.registry} />
    </>
  )
}
