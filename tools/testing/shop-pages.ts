import { seedIds } from '../../mocks/sandbox/seed/named.ts'

// An address of every page of the shop, for tests that go through all of them.

const {
  acts,
  companies,
  contracts,
  machines,
  news,
  orders,
  products,
  promotions,
  requests,
  savedCarts,
  sections,
  stores,
} = seedIds

export const publicPages: readonly string[] = [
  '/',
  '/catalog/',
  '/catalog/parts/',
  `/catalog/parts/kits/${products.onRequest.id}/`,
  '/compare/',
  '/favorites/',
  sections.filters.url,
  '/sellout/',
  `/search/?query=${products.inStock.article}`,
  '/search/?query=%D1%84%D0%B8%D0%BB%D1%8C%D1%82%D1%80',
  `/product/${products.manyAnalogues.code}/`,
  '/cart/',
  '/branches/',
  `/branches/${stores.yekaterinburg.id}/`,
  '/news/',
  `/news/${news.yekaterinburg.code}/`,
  '/stocks/',
  `/stocks/${promotions.winter.code}/`,
  ...['about', 'contacts', 'delivery', 'financing', 'payment', 'refund', 'offer', 'policy', 'cookie'].map(
    (name) => `/${name}/`,
  ),
  '/registration/',
  '/payment-success/',
]

/** For the buyer of the seed. */
export const personalPages: readonly string[] = [
  '',
  'orders/',
  `orders/${orders.story.id}/`,
  'acts/',
  `acts/${acts.october.id}/`,
  'authorities/',
  'balance/',
  'companies/',
  `companies/${companies.uralDorStroy.id}/`,
  'companies/users/',
  'companies/invitations/',
  'contracts/',
  `contracts/${contracts.uralDorStroy.id}/`,
  'delivery-addresses/',
  'equipment/',
  `equipment/${machines.excavator.id}/`,
  'hooks/',
  'notifications/',
  'profile/',
  'requests/',
  `requests/${requests.documents.id}/`,
  'saved-carts/',
  `saved-carts/${savedCarts.story.id}/`,
  'service/',
].map((path) => `/personal/${path}`)

/** What every page reads; it is enough to break it on the first page of a kind. */
export const frameOperations: ReadonlySet<string> = new Set([
  'getHeader',
  'getFooter',
  'getCurrentStore',
  'listCartProducts',
])
export const personalFrameOperations: ReadonlySet<string> = new Set([
  ...frameOperations,
  'countOrdersToApprove',
  'listCompanies',
])
