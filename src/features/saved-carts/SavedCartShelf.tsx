import { useQuery } from '@tanstack/react-query'
import { savedCartsPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Table } from '../../ui/Table.tsx'
import { savedCartsQuery } from './saved-cart-api.ts'
import { savedCartColumns } from './SavedCartList.tsx'

/** How many are shown; the page of saved carts has the rest. */
const most = 5
const columns = savedCartColumns.filter(({ id }) => ['name', 'items', 'total', 'toBasket'].includes(id))

/** The latest saved carts, under an empty cart. Nothing while there are none, or none can be read. */
export default function SavedCartShelf() {
  const { data } = useQuery(savedCartsQuery())
  if (!data || data.items.length === 0) return null
  return (
    <Panel flush title="Сохранённые корзины" actions={<Link to={savedCartsPath}>Все</Link>}>
      <Table
        caption="Последние сохранённые корзины"
        columns={columns}
        rows={data.items.slice(0, most)}
        rowKey={({ id }) => id}
      />
    </Panel>
  )
}
