import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../api/api-query.ts'
import { getRefundPage } from '../../../generated/operations.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { PageBlocks } from '../PageBlocks.tsx'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    refund: object
  }
}

/** The terms of refunds (R-POPUP-36, O-18). */
export default function Refund() {
  const { data, error, isFetching, refetch } = useQuery(apiQuery(getRefundPage, {}))
  return (
    <PopupShell title={data?.title ?? 'Условия возврата'}>
      {data && <PageBlocks blocks={data.blocks} />}
      {!data && !error && <Skeleton lines={6} />}
      {!data && error && (
        <ErrorState
          compact
          title="Не удалось загрузить условия"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </PopupShell>
  )
}
