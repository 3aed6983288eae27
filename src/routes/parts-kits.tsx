import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadOptional, loadPage } from '../api/page-load.ts'
import { useAtTabStore } from '../api/tab-store.ts'
import { KitsPage } from '../features/parts-book/KitsPage.tsx'
import { kitsProductQuery, partsKitsQuery } from '../features/parts-book/kits-queries.ts'
import { readSerial } from '../features/parts-book/parts-queries.ts'
import { partsKitsPath } from '../lib/paths.ts'
import { NamedProduct } from '../links/NamedProduct.tsx'
import { PageHead } from './PageHead.tsx'

/** Sets of parts that are bought together: those of a part, or of a machine. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const { product = '' } = params
  if (!/^[1-9]\d{0,14}$/.test(product)) throw data(null, { status: 404 })
  const id = Number(product)
  await Promise.all([
    loadPage(app, partsKitsQuery(id, readSerial(new URL(request.url).searchParams.get('serial')))),
    loadOptional(app, kitsProductQuery(id)),
  ])
  return null
}

export function Component() {
  const productId = Number(useParams()['product'])
  const serial = readSerial(new URLSearchParams(useLocation().search).get('serial'))
  const { items } = useSuspenseQuery(useAtTabStore(partsKitsQuery(productId, serial))).data
  const { data: cards } = useQuery(useAtTabStore(kitsProductQuery(productId)))
  const [card] = cards?.items ?? []
  return (
    <>
      <PageHead
        title={card ? `Комплекты запчастей: ${card.name}` : 'Комплекты запчастей'}
        canonical={partsKitsPath(productId)}
        description={card && `Что меняют вместе, одной кнопкой в корзину: ${card.name}.`}
      />
      <KitsPage
        key={productId}
        productId={productId}
        product={card && <NamedProduct product={card} />}
        kits={items}
        serial={serial}
      />
    </>
  )
}
