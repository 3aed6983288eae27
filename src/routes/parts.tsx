import { useSuspenseQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, redirect, useLocation, useParams } from 'react-router'
import { type AppContext, appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import {
  partPlacesQuery,
  partsModelQuery,
  type PartPlace,
  type PartsModel,
  partsModelsQuery,
  readId,
  readSerial,
} from '../features/parts-book/parts-queries.ts'
import { PartsModelPage } from '../features/parts-book/PartsModelPage.tsx'
import { PartsStart } from '../features/parts-book/PartsStart.tsx'
import { diagramPath, partsModelPath, partsPath, withQuery } from '../lib/paths.ts'
import { serialOnPlate, serialReadings } from '../lib/serial-number.ts'
import { PageHead } from './PageHead.tsx'

/** Parts books: choice of a model, its units. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const { model } = params
  const search = new URL(request.url).searchParams
  if (model === undefined) return loadStart(app, search)
  await loadPage(app, partsModelQuery(modelCode(model), readSerial(search.get('serial'))))
  return null
}

/** What can't be the code of a model is no page. */
function modelCode(code: string): string {
  if (!/^[a-z0-9-]{1,100}$/.test(code)) throw data(null, { status: 404 })
  return code
}

/** What leads to one place only goes there: a serial number, a machine, a part. */
async function loadStart(app: AppContext, search: URLSearchParams): Promise<null> {
  const part = readId(search.get('part'))
  const [serial, model] = await machineOf(app, search.get('serial'))
  if (part === undefined && model) throw redirect(partsModelPath(model.code, { serial }))
  const { items: models } = await loadPage(app, partsModelsQuery(undefined))
  if (part === undefined) return null
  const machine = models.find(({ productId }) => productId === part)
  if (machine) throw redirect(partsModelPath(machine.code, { serial: model && serial }))
  const { items } = await loadPage(app, partPlacesQuery(part, model && serial))
  if (model && serial !== readSerial(search.get('serial')))
    throw redirect(withQuery(partsPath, { part, serial }))
  const [place, second] = model ? placesOn(items, model) : items
  if (place && !second)
    throw redirect(
      diagramPath(place.model.code, place.diagram.id, { position: place.position, serial: model && serial }),
    )
  return null
}

/** Places of a part on the machine of a serial number. */
const placesOn = (places: readonly PartPlace[], { id }: Pick<PartsModel, 'id'>) =>
  places.filter(({ model, variant }) => model.id === id && variant.fit !== 'doesNotFit')

/** The first reading of a typed serial number that a model has; otherwise the first one. */
async function machineOf(app: AppContext, typed: string | null) {
  const readings = serialReadings(typed ?? '')
  for (const serial of readings) {
    const [model] = (await loadPage(app, partsModelsQuery(serial))).items
    if (model) return [serialOnPlate(serial, model), model] as const
  }
  return [readings[0], undefined] as const
}

export function Component() {
  const { model } = useParams()
  const search = new URLSearchParams(useLocation().search)
  const serial = readSerial(search.get('serial'))
  if (model === undefined) return <Start search={search} serial={serial} />
  return <Model code={model} serial={serial} />
}

interface Judged {
  serial: string | undefined
}

function Start({ search, serial }: Judged & { search: URLSearchParams }) {
  const { items } = useSuspenseQuery(partsModelsQuery(undefined)).data
  const part = readId(search.get('part'))
  return (
    <>
      <PageHead
        title="Подбор запчастей по чертежам"
        canonical={partsPath}
        description="Чертежи узлов по модели или серийному номеру машины: номер на чертеже, артикул, цена и наличие."
      />
      {part === undefined ? (
        <PartsStart models={items} unknownSerial={serial} places={undefined} />
      ) : (
        <PlacesOf part={part} models={items} serial={serial} />
      )}
    </>
  )
}

interface PlacesOfProps extends Judged {
  part: number
  models: Parameters<typeof PartsStart>[0]['models']
}

function PlacesOf({ part, models, serial }: PlacesOfProps) {
  const found = useSuspenseQuery(partsModelsQuery(serial)).data.items
  const model = serial === undefined ? undefined : found[0]
  const { items } = useSuspenseQuery(partPlacesQuery(part, model && serial)).data
  const own = model ? placesOn(items, model) : []
  return (
    <PartsStart
      models={models}
      part={part}
      serial={model && serial}
      unknownSerial={model ? undefined : serial}
      places={own.length > 0 ? own : items}
      isMissing={model !== undefined && own.length === 0 && items.length > 0}
    />
  )
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
