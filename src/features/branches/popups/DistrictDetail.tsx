import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '../../../api/api-query.ts'
import type { components } from '../../../generated/api-types.ts'
import { getDistrict, listBranches } from '../../../generated/operations.ts'
import { formatMoney } from '../../../lib/money.ts'
import { branchPath } from '../../../lib/paths.ts'
import { dayForms, plural } from '../../../lib/plural.ts'
import { Link } from '../../../links/Link.tsx'
import { MapFrame } from '../../../maps/MapFrame.tsx'
import { PinButton } from '../../../maps/PinButton.tsx'
import { useChosenPoint } from '../../../maps/use-chosen-point.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { PropertyList } from '../../../ui/PropertyList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import styles from './DistrictDetail.module.css'

type District = components['schemas']['District']

/** Props of the popup `district-detail`. */
export interface DistrictDetailProps {
  id: number
  name: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'district-detail': DistrictDetailProps
  }
}

/** Terms of delivery in one district, its branches and where they are on a map (R-POPUP-27). */
export default function DistrictDetail({ id, name }: DistrictDetailProps) {
  const { data, isError, isFetching, refetch } = useQuery(apiQuery(getDistrict, { path: { id } }))
  return (
    <PopupShell title={name} subtitle="Условия доставки">
      {data ? (
        <>
          <p>{data.district.text}</p>
          <PropertyList items={termsOf(data.district)} />
          {data.district.branches.length > 0 && <DistrictBranches district={data.district} />}
        </>
      ) : isError ? (
        <ErrorState
          compact
          title="Не удалось загрузить условия доставки"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </PopupShell>
  )
}

function termsOf({ deliveryDays: { min, max }, freeDeliveryFrom }: District) {
  const days = min === max ? String(min) : `${min}–${max}`
  return [
    { name: 'В пути', value: `${days}\u00a0${plural(max, dayForms)}` },
    {
      name: 'Бесплатно курьером',
      value:
        freeDeliveryFrom === null ? 'нет' : `от ${formatMoney(freeDeliveryFrom)}, до 30\u00a0км от филиала`,
    },
  ]
}

/** The district names its branches, the list of branches knows their places. */
function DistrictBranches({ district: { name, branches } }: { district: District }) {
  const { data, isError, isFetching, refetch } = useQuery(apiQuery(listBranches, {}))
  const points = useMemo(
    () =>
      branches.flatMap(({ id, storeId, name: title }) => {
        const place = data?.items.find((branch) => branch.id === id)
        return place ? [{ id: storeId, title, lat: place.lat, lon: place.lon }] : []
      }),
    [branches, data],
  )
  const { list, map, chosen, choose, chooseOnMap } = useChosenPoint<HTMLUListElement>(
    points.map(({ id }) => id),
  )
  return (
    <>
      <h3>Филиалы</h3>
      <ul role="list" ref={list} className={styles.branches}>
        {branches.map(({ id, storeId, name: city }) => {
          const place = points.findIndex((point) => point.id === storeId)
          return (
            <li key={id} className={styles.branch}>
              {place >= 0 && (
                <PinButton
                  number={place + 1}
                  title={city}
                  chosen={storeId === chosen}
                  onChoose={() => choose(storeId)}
                />
              )}
              <Link to={branchPath(id)}>{city}</Link>
            </li>
          )
        })}
      </ul>
      {data ? (
        <div ref={map}>
          <MapFrame
            label={`Карта филиалов: ${name}`}
            points={points}
            chosen={chosen}
            onChoose={chooseOnMap}
          />
        </div>
      ) : isError ? (
        <ErrorState
          compact
          title="Не удалось загрузить карту филиалов"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height="24rem" />
      )}
    </>
  )
}
