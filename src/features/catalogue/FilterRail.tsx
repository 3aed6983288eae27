import { useState } from 'react'
import { AwaitedPart } from '../../ui/AwaitedPart.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { filterForm } from './filter-code.ts'
import { FilterSkeleton } from './FilterSkeleton.tsx'
import type { ListAddress } from './list-address.ts'
import styles from './ProductListing.module.css'
import { FILTERS_ID, useRailShown } from './rail.ts'
import type { ShownFilter } from './section-api.ts'

export interface FilterRailProps {
  address: ListAddress
  /** Absent while they load, and when that failed. */
  filters: readonly ShownFilter[] | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

/** The filters beside a list. A phone never shows them here, so it neither loads their code nor hydrates them. */
export function FilterRail({ address, filters, failed, retrying, onRetry }: FilterRailProps) {
  const rail = { id: FILTERS_ID, className: styles.rail, 'data-print': 'no' }
  const [attempt, setAttempt] = useState(0)
  const title = 'Не удалось загрузить фильтры'
  if (!useRailShown())
    // React leaves the server's markup in it as it is.
    return <aside key="hidden" {...rail} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  return (
    <aside key="shown" {...rail}>
      {filters ? (
        <AwaitedPart
          key={attempt}
          code={filterForm}
          failed={<ErrorState compact title={title} onRetry={() => setAttempt(attempt + 1)} />}
        >
          {({ FilterForm }) => <FilterForm address={address} filters={filters} />}
        </AwaitedPart>
      ) : failed ? (
        <ErrorState compact title={title} onRetry={onRetry} retrying={retrying} />
      ) : (
        <FilterSkeleton />
      )}
    </aside>
  )
}
