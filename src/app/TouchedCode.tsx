import { type ComponentType, useEffect, useState } from 'react'
import { allowsPrefetch, browserConnection } from '../lib/connection.ts'

/** What every page needs once it is touched; no first view waits for its code. */
export function TouchedCode() {
  const [code, setCode] = useState<{ default: ComponentType }>()

  useEffect(() => {
    const events = ['pointermove', 'pointerdown', 'keydown']
    const leave = () => events.forEach((type) => removeEventListener(type, load))
    const load = ({ type }: Event) => {
      if (type === 'pointermove' && !allowsPrefetch(browserConnection())) return
      leave()
      // Without its code the page is as it was before; the next page load asks again.
      import('./TouchedOverlays.tsx').then(setCode, () => undefined)
    }
    for (const type of events) addEventListener(type, load)
    return leave
  }, [])

  return code && <code.default />
}
