import { useSuspenseQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadOptional, loadPage } from '../api/page-load.ts'
import { AddToCart } from '../features/cart/AddToCart.tsx'
import { DiagramPage } from '../features/parts-book/DiagramPage.tsx'
import {
  diagramProductsQuery,
  diagramQuery,
  type ProductCardData,
  readId,
  readSerial,
} from '../features/parts-book/parts-queries.ts'
import { diagramPath } from '../lib/paths.ts'
import { PageHead } from './PageHead.tsx'

/** A diagram of a parts book: apart from the tree of books, which needs nothing of its code. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const serial = readSerial(new URL(request.url).searchParams.get('serial'))
  const id = readId(params['diagram'])
  if (id === undefined) throw data(null, { status: 404 })
  const answer = await loadPage(app, diagramQuery(id, serial))
  // A diagram has one address.
  if (answer.diagram.modelCode !== params['model']) throw data(null, { status: 404 })
  await loadOptional(app, diagramProductsQuery(answer.diagram))
  return null
}

export function Component() {
  const { diagram } = useParams()
  const { search: address, pathname } = useLocation()
  const search = new URLSearchParams(address)
  return (
    <OneDiagram
      // Another diagram or position begins anew.
      key={`${pathname}${address}`}
      id={Number(diagram)}
      serial={readSerial(search.get('serial'))}
      position={readId(search.get('position'))}
    />
  )
}

interface OneDiagramProps {
  id: number
  serial: string | undefined
  position: number | undefined
}

function OneDiagram({ id, serial, position }: OneDiagramProps) {
  const { data: answer } = useSuspenseQuery(diagramQuery(id, serial))
  const { title, model } = answer.diagram
  return (
    <>
      <PageHead
        title={`${title}: ${model.name}`}
        canonical={diagramPath(model.code, id)}
        description={`${title}, ${model.brand} ${model.name}: чертёж с номерами, артикулы, цены и наличие.`}
      />
      <DiagramPage {...answer} position={position} renderAction={renderAction} />
    </>
  )
}

const renderAction = (product: ProductCardData, needed: number) => (
  <AddToCart product={product} size="card" needed={needed} />
)
