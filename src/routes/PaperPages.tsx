import { data, type LoaderFunctionArgs } from 'react-router'
import { ContractOrders } from '../features/orders/ContractOrders.tsx'
import { ActView } from '../features/records/ActView.tsx'
import { ContractView } from '../features/records/ContractView.tsx'
import { actTitle } from '../features/records/finance-fields.tsx'
import { actQuery, contractQuery } from '../features/records/paper-queries.ts'
import { actsPath, contractsPath } from '../lib/paths.ts'
import { genericPage, type Place } from './generic-page.tsx'

const idOf = ({ params }: Pick<Place, 'params'>) => Number(params['id'])

/** What can't be the id of a paper is 404, as another customer's is. */
function ofId<Page extends { loader: (args: LoaderFunctionArgs) => Promise<unknown> }>(page: Page): Page {
  return {
    ...page,
    loader(args: LoaderFunctionArgs) {
      if (!/^[1-9]\d{0,14}$/.test(args.params['id'] ?? '')) throw data(null, { status: 404 })
      return page.loader(args)
    },
  }
}

/** One contract with the orders under it (R-FIN-01). */
export const contractPage = ofId(
  genericPage({
    title: 'Договор',
    above: [{ title: 'Договоры', href: contractsPath }],
    query: (place) => contractQuery(idOf(place)),
    titleOf: ({ contract }) => `Договор ${contract.number}`,
    draw: ({ contract }) => (
      <ContractView contract={contract} orders={<ContractOrders contractId={contract.id} />} />
    ),
  }),
)

/** One act or closing document with its entries (R-FIN-02). */
export const actPage = ofId(
  genericPage({
    title: 'Документ',
    above: [{ title: 'Акты', href: actsPath }],
    query: (place) => actQuery(idOf(place)),
    titleOf: ({ act }) => actTitle(act),
    draw: ({ act }) => <ActView act={act} />,
  }),
)
