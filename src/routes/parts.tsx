import { useSuspenseQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, redirect, useLocation, useParams } from 'react-router'
import { type AppContext, appContext } from '../api/app-context.ts'
import { loadOptional, loadPage } from '../api/page-load.ts'
import { AddToCart } from '../features/cart/AddToCart.tsx'
import { DiagramPage } from '../features/parts-book/DiagramPage.tsx'
import {
  diagramProductsQuery,
  diagramQuery,
  partPlacesQuery,
  partsModelQuery,
  partsModelsQuery,
  type ProductCardData,
  readSerial,
} from '../features/parts-book/parts-queries.ts'
import { PartsModelPage } from '../features/parts-book/PartsModelPage.tsx'
import { PartsStart } from '../features/parts-book/PartsStart.tsx'
import { diagramPath, partsModelPath, partsPath } from '../lib/paths.ts'
import { PageHead } from './PageHead.tsx'

/** Parts books: choice of a model, its units, a diagram. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const { model, diagram } = params
  const search = new URL(request.url).searchParams
  if (model === undefined) return loadStart(app, search)
  const serial = readSerial(search.get('serial'))
  if (diagram === undefined) {
    await loadPage(app, partsModelQuery(modelCode(model), serial))
    return null
  }
  const id = idOf(diagram)
  if (id === undefined) throw data(null, { status: 404 })
  const answer = await loadPage(app, diagramQuery(id, serial))
  // A diagram has one address.
  if (answer.diagram.modelCode !== model) throw data(null, { status: 404 })
  await loadOptional(app, diagramProductsQuery(answer.diagram))
  return null
}

/** What can't be the code of a model is no page. */
function modelCode(code: string): string {
  if (!/^[a-z0-9-]{1,100}$/.test(code)) throw data(null, { status: 404 })
  return code
}

const idOf = (text: string | null) =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** What leads to one place only goes there: a serial number, a machine, a part. */
async function loadStart(app: AppContext, search: URLSearchParams): Promise<null> {
  const serial = readSerial(search.get('serial'))
  const part = idOf(search.get('part'))
  if (serial !== undefined) {
    const [model] = (await loadPage(app, partsModelsQuery(serial))).items
    if (model) throw redirect(partsModelPath(model.code, { serial }))
  }
  const { items: models } = await loadPage(app, partsModelsQuery(undefined))
  if (part === undefined) return null
  const machine = models.find(({ productId }) => productId === part)
  if (machine) throw redirect(partsModelPath(machine.code))
  const [place, second] = (await loadPage(app, partPlacesQuery(part))).items
  if (place && !second)
    throw redirect(diagramPath(place.model.code, place.diagram.id, { position: place.position }))
  return null
}

export function Component() {
  const { model, diagram } = useParams()
  const { search: address, pathname } = useLocation()
  const search = new URLSearchParams(address)
  const serial = readSerial(search.get('serial'))
  if (model === undefined) return <Start search={search} serial={serial} />
  if (diagram === undefined) return <Model code={model} serial={serial} />
  return (
    <OneDiagram
      // Another diagram or position begins anew.
      key={`${pathname}${address}`}
      id={Number(diagram)}
      serial={serial}
      position={idOf(search.get('position'))}
    />
  )
}

interface Judged {
  serial: string | undefined
}

function Start({ search, serial }: Judged & { search: URLSearchParams }) {
  const { items } = useSuspenseQuery(partsModelsQuery(undefined)).data
  const part = idOf(search.get('part'))
  return (
    <>
      <PageHead title="Подбор запчастей по чертежам" canonical={partsPath} />
      {part === undefined ? (
        <PartsStart models={items} unknownSerial={serial} places={undefined} />
      ) : (
        <PlacesOf part={part} models={items} />
      )}
    </>
  )
}

function PlacesOf({ part, models }: { part: number; models: Parameters<typeof PartsStart>[0]['models'] }) {
  const { items } = useSuspenseQuery(partPlacesQuery(part)).data
  return <PartsStart models={models} unknownSerial={undefined} places={items} />
}

function Model({ code, serial }: Judged & { code: string }) {
  const { data: book } = useSuspenseQuery(partsModelQuery(code, serial))
  return (
    <>
      <PageHead
        title={`Запчасти по чертежам: ${book.model.name}`}
        canonical={partsModelPath(code)}
        description={`Чертежи узлов, артикулы, цены и наличие запчастей: ${book.model.brand} ${book.model.name}.`}
      />
      <PartsModelPage {...book} />
    </>
  )
}

function OneDiagram({ id, serial, position }: Judged & { id: number; position: number | undefined }) {
  const { data: answer } = useSuspenseQuery(diagramQuery(id, serial))
  const { title, model } = answer.diagram
  return (
    <>
      <PageHead title={`${title}: ${model.name}`} canonical={diagramPath(model.code, id)} />
      <DiagramPage {...answer} position={position} renderAction={renderAction} />
    </>
  )
}

const renderAction = (product: ProductCardData) => <AddToCart product={product} size="card" />
