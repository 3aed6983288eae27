import { useQuery } from '@tanstack/react-query'
import { requestsPath, withQuery } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { requestsQuery } from './request-queries.ts'
import { RequestTable } from './RequestTable.tsx'

/** The last changed requests about a machine (R-EQUIP-01). */
export function MachineRequests({ machineId }: { machineId: number }) {
  const { data, isError, isFetching, refetch } = useQuery(requestsQuery(1, { machineId }, 20))
  return (
    <Panel title="Заявки" flush={(data?.items.length ?? 0) > 0}>
      {!data && isError ? (
        <ErrorState compact retrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={3} />
      ) : data.items.length === 0 ? (
        <p>По этой машине заявок ещё не было.</p>
      ) : (
        <RequestTable items={data.items} />
      )}
      {data && data.pagination.total > data.items.length && (
        <p>
          <Link to={withQuery(requestsPath, { machine: machineId })}>
            Все заявки по машине: {data.pagination.total}
          </Link>
        </p>
      )}
    </Panel>
  )
}
