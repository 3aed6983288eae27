import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Pagination } from '../../ui/Pagination.tsx'
import type { RenderLink } from '../../ui/render-link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { type WorkabilityRow, workabilityQuery } from './product-api.ts'

export interface WorkabilityTableProps {
  /** Of the product (R-PROD-08). */
  xmlId: string
  page: number
  hrefOf: (page: number) => string
  renderLink: RenderLink
}

/** Machines that the part fits, 20 to a page (R-PROD-07, R-CONST-18). */
export function WorkabilityTable({ xmlId, page, hrefOf, renderLink }: WorkabilityTableProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...workabilityQuery(xmlId, page),
    placeholderData: keepPreviousData,
  })
  if (!data) {
    return isError ? (
      <ErrorState
        compact
        title="Не удалось загрузить применяемость"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton lines={8} />
    )
  }
  const { items, pagination } = data
  return (
    <>
      {items.length === 0 ? (
        <EmptyState icon="machine" title="Машин на этой странице нет" />
      ) : (
        <Table
          caption="Машины, к которым подходит деталь"
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
          density="compact"
        />
      )}
      <Pagination
        label="Страницы применяемости"
        page={page}
        pageCount={pagination.pages}
        hrefOf={hrefOf}
        renderLink={renderLink}
      />
    </>
  )
}

const columns: Column<WorkabilityRow>[] = [
  {
    id: 'machine',
    title: 'Машина',
    card: 'title',
    cell: ({ brand, model, modification, fitsMyMachine }) => (
      <>
        {[brand, model, modification].filter(Boolean).join(' ')}{' '}
        {fitsMyMachine && <Tag tone="yellow">Подходит вашей машине</Tag>}
      </>
    ),
  },
  { id: 'type', title: 'Тип', cell: ({ machineType }) => machineType },
  {
    id: 'years',
    title: 'Годы выпуска',
    cell: ({ yearFrom, yearTo }) => rangeWords(yearFrom, yearTo),
  },
  {
    id: 'serial',
    title: 'Серийные номера',
    cell: ({ serialFrom, serialTo }) => (
      <Unbroken text={rangeWords(serialFrom, serialTo)} part={serialFrom ?? serialTo ?? ''} />
    ),
  },
  { id: 'engine', title: 'Двигатель', cell: ({ engine }) => engine || <NoValue /> },
  { id: 'node', title: 'Узел', cell: ({ node }) => node },
  { id: 'quantity', title: 'На машину', number: true, cell: ({ qtyPerMachine }) => qtyPerMachine },
  { id: 'note', title: 'Примечание', cell: ({ note }) => note || <NoValue /> },
]

/** "2014–2020", "с 2014", "до 2020", "любые". */
function rangeWords(from: string | number | undefined, to: string | number | undefined): string {
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from}–${to}`
  if (from !== undefined) return `с\u00a0${from}`
  return to === undefined ? 'любые' : `до\u00a0${to}`
}
