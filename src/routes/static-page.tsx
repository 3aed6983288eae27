import { keysOf } from '../lib/keys-of.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { type PageBlock, PageBlocks, partId } from '../features/content/PageBlocks.tsx'
import { PageFrame } from '../features/content/PageFrame.tsx'
import {
  getAboutPage,
  getContactsPage,
  getCookiePage,
  getDeliveryPage,
  getFinancingPage,
  getOfferPage,
  getPaymentPage,
  getPolicyPage,
  getReturnsPage,
} from '../generated/operations.ts'
import { contentMeta, loadBlocks } from './content-page.ts'
import { PageHead } from './PageHead.tsx'

const operations = {
  about: getAboutPage,
  contacts: getContactsPage,
  cookie: getCookiePage,
  delivery: getDeliveryPage,
  financing: getFinancingPage,
  offer: getOfferPage,
  payment: getPaymentPage,
  policy: getPolicyPage,
  // O-18: the page reads the returns call; `/web/static/refund/` is the text of a popup.
  refund: getReturnsPage,
}
type PageName = keyof typeof operations

/** Information and legal pages (R-ROUTE-02, R-ROUTE-13 … R-ROUTE-17, R-ROUTE-24 … R-ROUTE-26), told apart by their path. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const name = pageName(new URL(request.url).pathname)
  if (!name) throw data(null, { status: 404 })
  const app = context.get(appContext)
  const { blocks } = await loadPage(app, pageQuery(name))
  await loadBlocks(app, blocks)
  return null
}

export function Component() {
  const { pathname } = useLocation()
  const name = pageName(pathname)
  return name ? <StaticPage key={name} name={name} /> : null
}

function StaticPage({ name }: { name: PageName }) {
  const { data: page } = useSuspenseQuery(pageQuery(name))
  return (
    <PageFrame title={page.title} breadcrumbs={page.breadcrumbs} contents={contentsOf(page.blocks)}>
      <PageHead {...contentMeta(page, `/${name}/`)} />
      <PageBlocks blocks={page.blocks} />
    </PageFrame>
  )
}

/** Blocks with a heading. */
function contentsOf(blocks: readonly PageBlock[]) {
  return blocks.flatMap((block, index) =>
    'title' in block && block.title ? [{ id: partId(index), title: block.title }] : [],
  )
}

function pageQuery(name: PageName) {
  return apiQuery(operations[name], {})
}

function pageName(pathname: string): PageName | undefined {
  return keysOf(operations).find((name) => name === pathname.split('/')[1])
}
