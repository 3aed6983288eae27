import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { countOf } from '../../lib/plural.ts'
import { NamedProduct } from '../../links/NamedProduct.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { Data } from '../../api/operation.ts'
import type { listMachineParts } from '../../generated/operations.ts'
import styles from './Equipment.module.css'
import { machinePartsQuery, type PartsAddress } from './machine-queries.ts'
import type { Machine, ProductCardData } from './machine-words.ts'

type Part = Data<typeof listMachineParts>['items'][number]

const everything: PartsAddress = { page: 1, node: '', text: '' }

export interface MachinePartsProps {
  machine: Machine
  /** @param needed units that the machine takes */
  renderAction: (product: ProductCardData, needed: number) => ReactNode
}

/** Parts of the catalogue that fit the machine, by its units. */
export function MachineParts({ machine: { id }, renderAction }: MachinePartsProps) {
  const [asked, setAsked] = useState(everything)
  const [typed, setTyped] = useState('')
  const parts = useQuery({
    ...machinePartsQuery(id, asked),
    placeholderData: keepPreviousData,
  })
  const { page, node, text } = asked
  const isNarrowed = node !== '' || text !== ''
  return (
    <Panel title="Подходящие запчасти">
      {parts.data ? (
        <div className={styles.part}>
          {(parts.data.nodes.length > 0 || isNarrowed) && (
            <form
              role="search"
              aria-label="Поиск по подходящим запчастям"
              className={styles.search}
              onSubmit={(event) => {
                event.preventDefault()
                setAsked({ page: 1, node, text: typed.trim() })
              }}
            >
              <TextInput
                type="search"
                label="Название или артикул"
                value={typed}
                maxLength={100}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Select
                label="Узел"
                placeholder="Все узлы"
                value={node}
                onChange={(chosen) => setAsked({ page: 1, node: chosen, text: typed.trim() })}
                options={parts.data.nodes.map((name) => ({ value: name, label: name }))}
              />
              <Button type="submit" icon="search">
                Найти
              </Button>
            </form>
          )}
          <p role="status" className={styles.muted}>
            {countOf(parts.data.pagination.total, ['позиция', 'позиции', 'позиций'])}
          </p>
          {parts.data.items.length === 0 ? (
            <NoParts
              isNarrowed={isNarrowed}
              onReset={() => {
                setTyped('')
                setAsked(everything)
              }}
            />
          ) : (
            <Table
              caption="Подходящие запчасти"
              columns={[
                ...columns,
                {
                  id: 'action',
                  title: 'Действие',
                  titleHidden: true,
                  screenOnly: true,
                  card: 'end',
                  cell: ({ product, qtyPerMachine }) => renderAction(product, qtyPerMachine),
                },
              ]}
              rows={parts.data.items}
              rowKey={({ product, node: unit }) => `${product.id} ${unit}`}
            />
          )}
          {parts.data.pagination.pages > 1 && (
            <nav aria-label="Страницы подходящих запчастей" className={styles.tools}>
              <Button
                icon="chevron-left"
                disabled={page <= 1}
                onClick={() => setAsked({ ...asked, page: page - 1 })}
              >
                Назад
              </Button>
              <span>{`Страница ${page} из ${parts.data.pagination.pages}`}</span>
              <Button
                icon="chevron-right"
                disabled={page >= parts.data.pagination.pages}
                onClick={() => setAsked({ ...asked, page: page + 1 })}
              >
                Вперёд
              </Button>
            </nav>
          )}
        </div>
      ) : parts.isError ? (
        <ErrorState
          compact
          title="Не удалось загрузить запчасти"
          retrying={parts.isFetching}
          onRetry={() => void parts.refetch()}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Panel>
  )
}

function NoParts({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  return isNarrowed ? (
    <EmptyState
      icon="search"
      title="Таких запчастей нет"
      actions={<Button onClick={onReset}>Сбросить фильтры</Button>}
    />
  ) : (
    <EmptyState
      icon="box"
      title="Не знаем, что подходит"
      text="Для этой модели в каталоге нет данных о применяемости. Менеджер подберёт запчасти по заявке."
    />
  )
}

const columns: readonly Column<Part>[] = [
  {
    id: 'product',
    title: 'Запчасть',
    card: 'title',
    cell: ({ product, note }) => <NamedProduct product={product} note={note} />,
  },
  { id: 'node', title: 'Узел', cell: ({ node }) => node },
  {
    id: 'quantity',
    title: 'На машину',
    number: true,
    cell: ({ qtyPerMachine, product }) => `${qtyPerMachine}\u00a0${product.unit}`,
  },
  {
    id: 'stock',
    title: 'Наличие',
    cell: ({ product: { stock, unit } }) =>
      stock.here > 0
        ? `в вашем городе ${stock.here}\u00a0${unit}`
        : stock.elsewhere > 0
          ? `в других городах ${stock.elsewhere}\u00a0${unit}`
          : stock.etaDays === undefined
            ? 'нет'
            : 'под заказ',
  },
  {
    id: 'price',
    title: 'Цена',
    number: true,
    cell: ({ product: { price } }) => (price.current === null ? 'по запросу' : formatMoney(price.current)),
  },
]
