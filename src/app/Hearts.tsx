import { type ComponentType, useEffect, useState } from 'react'
import { allowsPrefetch, browserConnection } from '../lib/connection.ts'

/** Hearts on the cards of products: their code comes when the page is first touched, no first view waits for it. */
export function Hearts() {
  const [code, setCode] = useState<{ default: ComponentType }>()

  useEffect(() => {
    const events = ['pointermove', 'pointerdown', 'keydown']
    const leave = () => events.forEach((type) => removeEventListener(type, load))
    const load = ({ type }: Event) => {
      if (type === 'pointermove' && !allowsPrefetch(browserConnection())) return
      leave()
      // Without its code the cards are as they were before; the next page load asks again.
      import('../features/favorites/ListHearts.tsx').then(setCode, () => undefined)
    }
    for (const type of events) addEventListener(type, load)
    return leave
  }, [])

  return code && <code.default />
}
