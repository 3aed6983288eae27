import { useEffect, useState } from 'react'
import { loadChunk } from './chunk-reload.ts'
import { latePatience, whenIdle } from '../lib/when-idle.ts'

/**
 * Code that no first view needs: loaded when the browser is idle, or at once when it is wanted.
 * @param load imports the module; the same function at every render
 * @returns the module; `null` until it is there, and on the server
 */
export function useLate<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  useEffect(() => {
    if (module) return undefined
    let current = true
    const run = async () => {
      // Without network nothing comes now; the next wish tries again.
      const loaded = await loadChunk(load).catch(() => null)
      if (current && loaded) setModule(loaded)
    }
    const cancel = whenIdle(() => void run(), isWanted ? 0 : latePatience)
    return () => {
      current = false
      cancel()
    }
  }, [module, load, isWanted])
  return module
}
