import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../api/api-query.ts'
import { getDistrict } from '../../../generated/operations.ts'
import { formatMoney } from '../../../lib/money.ts'
import { branchPath } from '../../../lib/paths.ts'
import { dayForms, plural } from '../../../lib/plural.ts'
import { Link } from '../../../links/Link.tsx'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { PropertyList } from '../../../ui/PropertyList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'

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

/** Terms of delivery in one district and its branches (R-POPUP-27). */
export default function DistrictDetail({ id, name }: DistrictDetailProps) {
  const { data, isError, isFetching, refetch } = useQuery(apiQuery(getDistrict, { path: { id } }))
  return (
    <PopupShell title={name} subtitle="Условия доставки">
      {data ? (
        <>
          <p>{data.district.text}</p>
          <PropertyList items={termsOf(data.district)} />
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

interface Terms {
  deliveryDays: { min: number; max: number }
  freeDeliveryFrom: number | null
  branches: readonly { id: number; name: string }[]
}

function termsOf({ deliveryDays: { min, max }, freeDeliveryFrom, branches }: Terms) {
  const days = min === max ? String(min) : `${min}–${max}`
  return [
    { name: 'В пути', value: `${days}\u00a0${plural(max, dayForms)}` },
    {
      name: 'Бесплатно курьером',
      value:
        freeDeliveryFrom === null ? 'нет' : `от ${formatMoney(freeDeliveryFrom)}, до 30\u00a0км от филиала`,
    },
    ...(branches.length > 0
      ? [
          {
            name: 'Филиалы',
            value: branches.map((branch, index) => (
              <span key={branch.id}>
                {index > 0 && ', '}
                <Link to={branchPath(branch.id)}>{branch.name}</Link>
              </span>
            )),
          },
        ]
      : []),
  ]
}
