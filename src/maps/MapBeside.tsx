import type { ReactNode } from 'react'
import styles from './MapBeside.module.css'
import { MapFrame } from './MapFrame.tsx'
import type { MapPoint } from './map-point.ts'
import { useChosenPoint } from './use-chosen-point.ts'

export interface MapBesideProps {
  /** Names the map. */
  label: string
  points: readonly MapPoint[]
  /** The list; each row has a `PinButton`, in the order of the points. */
  children: (chosen: string | undefined, choose: (id: string) => void) => ReactNode
}

/** A list and, beside it or below it on a phone, a map of the same places: what is chosen in one is marked in both. */
export function MapBeside({ label, points, children }: MapBesideProps) {
  const { list, chosen, choose, chooseOnMap } = useChosenPoint<HTMLDivElement>(points.map(({ id }) => id))
  return (
    <div className={styles.beside}>
      <div ref={list}>{children(chosen, choose)}</div>
      <div className={styles.map}>
        <MapFrame label={label} points={points} chosen={chosen} onChoose={chooseOnMap} />
      </div>
    </div>
  )
}
