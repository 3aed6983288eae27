import type { RouteObject } from 'react-router'
import { loadFrame } from './frame-loader.ts'
import { BaseFrame } from './layouts/BaseFrame.tsx'
import { ContentLayout } from './layouts/ContentLayout.tsx'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { throwNotFound } from './not-found-loader.ts'
import { wholeProduct } from '../routes/whole-product-code.ts'
import { createPage, type NavigationPolicy, type PageHandle } from './page-route.ts'
import { RootFrame } from './RootFrame.tsx'
import { RouteError } from './RouteError.tsx'

const home = () => import('../routes/home.tsx')
const catalog = () => import('../routes/catalog.tsx')
const section = () => import('../routes/section.tsx')
const staticPage = () => import('../routes/static-page.tsx')
const paymentResult = () => import('../routes/payment-result.tsx')
const later = () => import('../routes/later-page.tsx')
const personalFrame = () => import('../routes/personal-frame.tsx')
const personalList = () => import('../routes/personal-list.tsx')

/**
 * Every route of the shop (R-ROUTE-01 … R-ROUTE-36, O-01). Made by a function, because the browser's router decides
 * about revalidation and the server's table is another one.
 */
export function createRoutes(policy: NavigationPolicy): RouteObject[] {
  const page = createPage(policy)

  const shop: RouteObject[] = [
    page('/', 'home.tsx', home),
    page('catalog', 'catalog.tsx', catalog),
    page('catalog/:second', 'section.tsx', section),
    page('catalog/:second/:third', 'section.tsx', section),
    page('catalog/:second/:third/:fourth', 'section.tsx', section),
    page('catalog/:second/:third/:fourth/:fifth', 'section.tsx', section),
    // The most exact path wins, so these stand above `/catalog/:second` whatever their place (O-09).
    page('catalog/sellout', 'section.tsx', section, { handle: { sellout: true } }),
    page('sellout', 'section.tsx', section, { handle: { sellout: true } }),
    page('sellout/:second', 'section.tsx', section, { handle: { sellout: true } }),
    page('sellout/:second/:third', 'section.tsx', section, { handle: { sellout: true } }),
    page('sellout/:second/:third/:fourth', 'section.tsx', section, { handle: { sellout: true } }),
    page('sellout/:second/:third/:fourth/:fifth', 'section.tsx', section, { handle: { sellout: true } }),
    page('catalog/parts/kits/:product', 'parts-kits.tsx', () => import('../routes/parts-kits.tsx')),
    page('catalog/parts/:model?', 'parts.tsx', () => import('../routes/parts.tsx')),
    page('catalog/parts/:model/:diagram', 'parts-diagram.tsx', () => import('../routes/parts-diagram.tsx')),
    page('compare', 'compare.tsx', () => import('../routes/compare.tsx')),
    page('favorites', 'favorites.tsx', () => import('../routes/favorites.tsx')),
    page('search', 'search.tsx', () => import('../routes/search.tsx')),
    page('product/:code', 'whole-product.tsx', () => import('../routes/product.tsx'), {
      // Its two modules stand in shared chunks (vite.config.ts), so the document finds them by the chunk's name.
      handle: { module: 'product', rest: wholeProduct.load } satisfies Partial<PageHandle>,
    }),
    // R-ROUTE-30, O-07: the code is optional in the route, and missing it fails the page's own validation.
    { path: 'product', loader: throwNotFound, Component: Nothing, ErrorBoundary: RouteError },
    page('cart', 'cart.tsx', () => import('../routes/cart.tsx')),
    page('branches', 'branches.tsx', () => import('../routes/branches.tsx')),
    page('branches/:id', 'branch.tsx', () => import('../routes/branch.tsx')),
    page('news', 'news.tsx', () => import('../routes/news.tsx')),
    page('news/:code', 'news-item.tsx', () => import('../routes/news-item.tsx')),
    page('stocks', 'promotions.tsx', () => import('../routes/promotions.tsx')),
    page('stocks/:code', 'promotion.tsx', () => import('../routes/promotion.tsx')),
    ...staticPaths.map((path) => page(path, 'static-page.tsx', staticPage)),
    page('ui', 'ui.tsx', () => import('../routes/ui.tsx')),
    page('registration', 'registration.tsx', () => import('../routes/registration.tsx'), { guard: 'guest' }),
    page('admin', 'later-page.tsx', later, { guard: 'admin' }),
  ]

  const personal: RouteObject[] = [
    page('personal', 'personal.tsx', () => import('../routes/personal.tsx'), { guard: 'personal' }),
    page('personal/orders', 'orders.tsx', () => import('../routes/orders.tsx'), { guard: 'personal' }),
    page('personal/orders/:id', 'order.tsx', () => import('../routes/order.tsx'), { guard: 'personal' }),
    ...['personal/saved-carts', 'personal/saved-carts/:id'].map((path) =>
      page(path, 'saved-carts.tsx', () => import('../routes/saved-carts.tsx'), { guard: 'personal' }),
    ),
    // Their calls come with the issues that build them.
    ...['personal/requests', 'personal/requests/:id'].map((path) =>
      page(path, 'requests.tsx', () => import('../routes/requests.tsx'), { guard: 'personal' }),
    ),
    ...['personal/companies/users', 'personal/companies/invitations'].map((path) =>
      page(path, 'company-users.tsx', () => import('../routes/company-users.tsx'), { guard: 'personal' }),
    ),
    ...personalPaths.map((path) => page(path, 'personal-list.tsx', personalList, { guard: 'personal' })),
  ]

  return [
    {
      id: 'root',
      Component: RootFrame,
      ErrorBoundary: RootError,
      children: [
        {
          id: 'default',
          Component: DefaultLayout,
          loader: loadFrame,
          shouldRevalidate: () => policy.isRevalidating(),
          children: [
            ...shop,
            // No path of its own: the frame around every page of the personal area.
            page('', 'personal-frame.tsx', personalFrame, { guard: 'personal', children: personal }),
            { path: '*', loader: throwNotFound, Component: Nothing, ErrorBoundary: RouteError },
          ],
        },
        {
          id: 'content',
          Component: ContentLayout,
          children: [
            page('payment-error', 'payment-result.tsx', paymentResult),
            page('payment-success', 'payment-result.tsx', paymentResult),
          ],
        },
      ],
    },
  ]
}

const staticPaths = [
  'about',
  'contacts',
  'delivery',
  'financing',
  'payment',
  'refund',
  'offer',
  'policy',
  'cookie',
]

/** Pages of the personal area that share one module. */
const personalPaths = [
  'personal/acts/:id?',
  'personal/authorities',
  'personal/balance',
  'personal/companies/:id?',
  'personal/contracts/:id?',
  'personal/delivery-addresses',
  'personal/equipment/:id?',
  'personal/hooks',
  'personal/notifications',
  'personal/profile',
  'personal/service',
]

/** Stands where the loader always fails and the error page is drawn instead. */
const Nothing = () => null

/** The last error page: a layout itself failed. */
function RootError() {
  return (
    <BaseFrame>
      <RouteError />
    </BaseFrame>
  )
}
