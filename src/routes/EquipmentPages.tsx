import { useQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs } from 'react-router'
import { companiesQuery } from '../api/frame-queries.ts'
import { AddToCart } from '../features/cart/AddToCart.tsx'
import { FleetServiceView } from '../features/equipment/FleetServiceView.tsx'
import { machineQuery, machinesQuery, readMachinesAddress } from '../features/equipment/machine-queries.ts'
import { MachineList, type MachineListProps } from '../features/equipment/MachineList.tsx'
import type { ProductCardData } from '../features/equipment/machine-words.ts'
import { MachineView } from '../features/equipment/MachineView.tsx'
import { fleetServiceQuery, readServiceAddress } from '../features/equipment/service-queries.ts'
import type { RenderReport } from '../features/equipment/use-service-to-cart.ts'
import { AdditionReport } from '../features/saved-carts/AdditionReport.tsx'
import { MachineRequests } from '../features/requests/MachineRequests.tsx'
import { equipmentPath } from '../lib/paths.ts'
import { genericPage, type Place } from './generic-page.tsx'

const addressOf = ({ search, page }: Place) => readMachinesAddress(search, page)
const idOf = ({ params }: Pick<Place, 'params'>) => Number(params['id'])

/** The fleet of the company or of the person (R-ACC-09). */
export const equipmentPage = genericPage({
  title: 'Техника',
  query: (place) => machinesQuery(addressOf(place)),
  pagesOf: ({ pagination }) => pagination.pages,
  draw: ({ items }, place) => <Machines items={items} address={addressOf(place)} />,
})

/** The machines of whom the visitor acts for. */
function Machines(props: Omit<MachineListProps, 'companyId'>) {
  const companies = useQuery(companiesQuery()).data?.items
  const current = companies?.find((company) => company.current)
  return <MachineList {...props} companyId={companies && (current?.id ?? null)} />
}

const renderAction = (product: ProductCardData, needed: number) => (
  <AddToCart product={product} size="card" needed={needed} />
)

const renderReport: RenderReport = ({ added, rejected }) => (
  <AdditionReport added={added} rejected={rejected} />
)

const serviceAddressOf = ({ search, page: number }: Place) => readServiceAddress(search, number)

/** The next service of every machine (R-EQUIP-01). */
export const servicePage = genericPage({
  title: 'План ТО',
  query: (place) => fleetServiceQuery(serviceAddressOf(place)),
  pagesOf: ({ pagination }) => pagination.pages,
  draw: (plan, place) => (
    <FleetServiceView plan={plan} address={serviceAddressOf(place)} renderReport={renderReport} />
  ),
})

const page = genericPage({
  title: 'Машина',
  above: [{ title: 'Техника', href: equipmentPath }],
  query: (place) => machineQuery(idOf(place)),
  titleOf: ({ machine }) => machine.name,
  draw: (details) => (
    <MachineView
      key={details.machine.id}
      details={details}
      renderAction={renderAction}
      renderReport={renderReport}
      requests={<MachineRequests machineId={details.machine.id} />}
    />
  ),
})

/** One machine; another customer's is 404, and so is what can't be the id of one. */
export const machinePage = {
  Component: page.Component,
  loader(args: LoaderFunctionArgs) {
    if (!/^[1-9]\d{0,14}$/.test(args.params['id'] ?? '')) throw data(null, { status: 404 })
    return page.loader(args)
  },
}
