import { useMemo } from 'react'
import type { components } from '../../generated/api-types.ts'
import { branchPath } from '../../lib/paths.ts'
import { publicMapHref } from '../../lib/public-map.ts'
import { SiteLink } from '../../links/SiteLink.tsx'
import { MapBeside } from '../../maps/MapBeside.tsx'
import { PinButton } from '../../maps/PinButton.tsx'
import styles from './AddressList.module.css'
import { AddressText } from '../../ui/AddressText.tsx'

/** The points of a map as addresses with a map beside them, each with a link to a public map. */
export function AddressList({ points }: { points: readonly components['schemas']['MapPoint'][] }) {
  const places = useMemo(
    () => points.map(({ title, lat, lon }, index) => ({ id: String(index), title, lat, lon })),
    [points],
  )
  return (
    <MapBeside label="Карта адресов" points={places}>
      {(chosen, choose) => (
        <ol role="list" className={styles.list}>
          {points.map(({ title, address, lat, lon, branchId }, index) => (
            <li key={`${title} ${lat} ${lon}`} className={styles.point}>
              <PinButton
                number={index + 1}
                title={title}
                chosen={chosen === String(index)}
                onChoose={() => choose(String(index))}
              />
              <b>{branchId ? <SiteLink href={branchPath(branchId)}>{title}</SiteLink> : title}</b>
              <span>
                <AddressText text={address} />
              </span>
              <a
                href={publicMapHref({ lat, lon })}
                target="_blank"
                rel="noreferrer"
                aria-label={`На карте: ${title}`}
              >
                На карте
              </a>
            </li>
          ))}
        </ol>
      )}
    </MapBeside>
  )
}
