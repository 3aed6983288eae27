import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { drawMap, type DrawnMap } from './draw-map.ts'
import styles from './Map.module.css'
import type { MapPoint } from './map-point.ts'
import { documentMapTiles } from '../lib/map-tiles.ts'

export interface LeafletMapProps {
  /** Names the map. */
  label: string
  points: readonly MapPoint[]
  chosen?: string | undefined
  onChoose?: ((id: string) => void) | undefined
}

/** A map of places. Loads on demand: Leaflet touches `window` as it loads. */
export function LeafletMap({ label, points, chosen, onChoose }: LeafletMapProps) {
  const node = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const isChoice = onChoose !== undefined
  const choose = useEffectEvent((id: string) => onChoose?.(id))
  const showChosen = useEffectEvent(() => drawn.current?.choose(chosen))
  useEffect(() => {
    if (!node.current) return undefined
    const map = drawMap(node.current, {
      points,
      ...(isChoice && { onChoose: (id) => choose(id) }),
      tiles: documentMapTiles(),
    })
    drawn.current = map
    showChosen()
    return () => {
      drawn.current = undefined
      map.remove()
    }
  }, [points, isChoice])
  useEffect(() => drawn.current?.choose(chosen), [chosen])
  return <div ref={node} role="region" aria-label={label} className={styles.map} />
}
