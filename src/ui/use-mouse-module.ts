import { type PointerEvent, useState } from 'react'
import { allowsPrefetch, browserConnection } from '../lib/connection.ts'

/**
 * Code that only a mouse needs. It loads with the first move of one, never with data saver; when that fails, the next move
 * tries again.
 * @param load imports the module
 */
export function useMouseModule<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>()
  const onPointerMove = ({ pointerType }: PointerEvent) => {
    if (!module && pointerType === 'mouse' && allowsPrefetch(browserConnection()))
      load().then(
        (loaded) => setModule(() => loaded),
        () => undefined,
      )
  }
  return { module, onPointerMove }
}
