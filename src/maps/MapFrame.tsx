import { useEffect, useRef, useState } from 'react'
import { allowsPrefetch, browserConnection } from '../lib/connection.ts'
import { Button } from '../ui/Button.tsx'
import { LocalLoader } from '../ui/Loader.tsx'
import { onDemand, useOnDemand } from '../ui/on-demand.ts'
import { useShownAtLeast } from '../ui/use-shown-at-least.ts'
import type { LeafletMapProps } from './LeafletMap.tsx'
import styles from './Map.module.css'

const code = onDemand(() => import('./LeafletMap.tsx'))

/**
 * A map of places beside a list that says and does the same. It loads when it comes near the screen, with data saver
 * and on 2g by a press.
 */
export function MapFrame(props: LeafletMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isSaving, setSaving] = useState(false)
  useEffect(() => {
    if (!frame.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        if (allowsPrefetch(browserConnection())) setWanted(true)
        else setSaving(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className={styles.frame}>
      {isWanted && <LoadedMap {...props} />}
      {isSaving && !isWanted && (
        <div className={styles.centre}>
          <Button onClick={() => setWanted(true)}>Показать карту</Button>
        </div>
      )}
    </div>
  )
}

function LoadedMap(props: LeafletMapProps) {
  const { module, failed, retry } = useOnDemand(code)
  const loading = useShownAtLeast(!module && !failed)
  if (module && !loading) return <module.LeafletMap {...props} />
  return (
    <div className={styles.centre}>
      {failed && !loading ? (
        <>
          <p role="alert">Не удалось загрузить карту</p>
          <Button onClick={retry}>Повторить</Button>
        </>
      ) : (
        <LocalLoader />
      )}
    </div>
  )
}
