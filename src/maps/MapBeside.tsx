import type { ReactNode } from 'react'
import { cx } from '../ui/class-names.ts'
import styles from './MapBeside.module.css'
import { MapFrame } from './MapFrame.tsx'
import type { MapPoint } from './map-point.ts'
import { useChosenPoint } from './use-chosen-point.ts'

export interface MapBesideProps {
  /** Names the map. */
  label: string
  points: readonly MapPoint[]
  /** The list is a table, which needs more room beside a map. */
  wide?: boolean
  /** The list; each row has a `PinButton`, in the order of the points. */
  children: (chosen: string | undefined, choose: (id: string) => void) => ReactNode
}

/** A list and, beside it or below it on a phone, a map of the same places: what is chosen in one is marked in both. */
export function MapBeside({ label, points, wide = false, children }: MapBesideProps) {
  const { list, map, chosen, choose, chooseOnMap } = useChosenPoint<HTMLDivElement>(
    points.map(({ id }) => id),
  )
  return (
    <div className={cx(styles.beside, wide ? styles.wide : styles.narrow)}>
      <div ref={list}>{children(chosen, choose)}</div>
      <div ref={map} className={styles.map}>
        <MapFrame label={label} points={points} chosen={chosen} onChoose={chooseOnMap} />
      </div>
    </div>
  )
}
