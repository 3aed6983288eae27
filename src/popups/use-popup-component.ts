import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { POPUP_LOAD_TIMEOUT } from './popup-registry.ts'
import type { PopupLoaders } from './popup-registry.ts'
import type { PopupRecord } from './popup-store.ts'
import { usePopupStore } from './PopupsProvider.tsx'

export interface PopupComponent {
  /** The component, as soon as it is there; its props were typed together with its name when it was opened. */
  Component: ComponentType<object> | undefined
  /** It failed, or has not arrived for 3000 ms (R-POPUP-43, O-61). */
  failed: boolean
  retry: () => void
}

/** Loads the component of a popup. A late arrival shows it all the same. */
export function usePopupComponent({ name }: PopupRecord, loaders: PopupLoaders): PopupComponent {
  const { components } = usePopupStore()
  const [Component, setComponent] = useState(() => components.get(name))
  const [failed, setFailed] = useState(false)
  const isLoaded = Component !== undefined

  useEffect(() => {
    if (isLoaded || failed) return undefined
    const fail = () => setFailed(true)
    const timer = setTimeout(fail, POPUP_LOAD_TIMEOUT)
    loaders[name].load().then(({ default: loaded }) => {
      const component = loaded as ComponentType<object>
      components.set(name, component)
      setComponent(() => component)
    }, fail)
    return () => clearTimeout(timer)
  }, [isLoaded, failed, name, loaders, components])

  const retry = () => setFailed(false)
  return { Component, failed, retry }
}
