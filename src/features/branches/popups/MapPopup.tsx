import { publicMapHref } from '../../../lib/public-map.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { MapFrame } from '../../../maps/MapFrame.tsx'
import type { MapPoint } from '../../../maps/map-point.ts'
import { AddressText } from '../../../ui/AddressText.tsx'

/** Props of the popup `map`. */
export interface MapPopupProps {
  point: MapPoint
  address: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    map: MapPopupProps
  }
}

/** One place on a map, with a way to a public one that knows the streets (R-POPUP-28). */
export default function MapPopup({ point, address }: MapPopupProps) {
  return (
    <PopupShell title={point.title} subtitle={<AddressText text={address} />}>
      <MapFrame label={`Карта: ${point.title}`} points={[point]} />
      <p>
        <a href={publicMapHref(point)} target="_blank" rel="noreferrer">
          Открыть на Яндекс Картах
        </a>
      </p>
    </PopupShell>
  )
}
