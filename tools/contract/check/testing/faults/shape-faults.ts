import { type Fault, firstItem, inAnswer, inSuccess, member, rewritten } from '../fault.ts'

/** Bodies that aren't what the schema says. */
export const shapeFaults: readonly Fault[] = [
  {
    name: 'a required field is missing',
    operation: 'getProduct',
    place: '/data/name is missing',
    answer: inSuccess('getProduct', (data) => void delete data['name']),
  },
  {
    name: 'a required field is missing in one item of a list',
    operation: 'listSectionProducts',
    place: '/data/items/*/article is missing',
    answer: inSuccess('listSectionProducts', (data) => void delete firstItem(data)['article']),
  },
  {
    name: 'a price is a text',
    operation: 'listSectionProducts',
    place: '/data/items/*/price/current must be integer',
    answer: inSuccess('listSectionProducts', (data) => {
      for (const item of data['items'] as Record<string, unknown>[])
        item['price'] = { current: '1240', onRequest: false }
    }),
  },
  {
    name: 'money has kopecks after a point',
    operation: 'getOrder',
    place: '/data/order/totals/total must be integer',
    answer: inSuccess('getOrder', (data) => void (member(member(data, 'order'), 'totals')['total'] = 1240.5)),
  },
  {
    name: 'null where there must be a value',
    operation: 'getProduct',
    place: '/data/article must be string',
    answer: inSuccess('getProduct', (data) => void (data['article'] = null)),
  },
  {
    name: 'an object is a list (as PHP writes an empty one)',
    operation: 'getFooter',
    place: '/data/contacts must be object',
    answer: inSuccess('getFooter', (data) => void (data['contacts'] = [])),
  },
  {
    name: 'a list is an object with numbers as keys',
    operation: 'listCompanies',
    place: '/data/items must be array',
    answer: inSuccess('listCompanies', (data) => void (data['items'] = { ...(data['items'] as object) })),
  },
  {
    name: 'a boolean is "Y"',
    operation: 'listNotifications',
    place: '/data/items/*/isRead must be boolean',
    answer: inSuccess('listNotifications', (data) => void (firstItem(data)['isRead'] = 'Y')),
  },
  {
    name: 'an undocumented field beside data',
    operation: 'getHeader',
    place: '/data/debug is not in the contract',
    answer: inSuccess('getHeader', (data) => void (data['debug'] = { sql: 12 })),
  },
  {
    name: 'an undocumented field deep in a list',
    operation: 'listNews',
    place: '/data/items/*/internalId is not in the contract',
    answer: inSuccess('listNews', (data) => void (firstItem(data)['internalId'] = 7)),
  },
  {
    name: 'an undocumented field in the envelope',
    operation: 'getCatalogPage',
    place: '/time is not in the contract',
    answer: inSuccess('getCatalogPage', (_data, envelope) => void (envelope['time'] = 3)),
  },
  {
    name: 'a value that the enum does not have',
    operation: 'listOrders',
    place: '/data/items/*/status must be one of',
    answer: inSuccess('listOrders', (data) => void (firstItem(data)['status'] = 'lost')),
  },
  {
    name: 'a time without its zone',
    operation: 'listNews',
    place: '/data/items/*/publishedAt must match format',
    answer: inSuccess('listNews', (data) => void (firstItem(data)['publishedAt'] = '2026-11-16 09:00:00')),
  },
  {
    name: 'an e-mail that is none',
    operation: 'getPersonal',
    place: '/data/user/email must match',
    answer: inSuccess('getPersonal', (data) => void (member(data, 'user')['email'] = 'buyer')),
  },
  {
    name: 'a number below its minimum',
    operation: 'getProduct',
    place: '/data/multiplicity must be >= 1',
    answer: inSuccess('getProduct', (data) => void (data['multiplicity'] = 0)),
  },
  {
    name: 'a text longer than its maximum',
    operation: 'getCompany',
    place: '/data/company/shortName must NOT have more than',
    answer: inSuccess('getCompany', (data) => void (member(data, 'company')['shortName'] = 'я'.repeat(3000))),
  },
  {
    name: 'a code that breaks its pattern',
    operation: 'getCatalogMenu',
    place: '/data/items/*/code must match pattern',
    answer: inSuccess('getCatalogMenu', (data) => void (firstItem(data)['code'] = 'ФИЛЬТРЫ')),
  },
  {
    name: 'the status is "ok"',
    operation: 'getAboutPage',
    place: '/status must be "success"',
    answer: inSuccess('getAboutPage', (_data, envelope) => void (envelope['status'] = 'ok')),
  },
  {
    name: 'no envelope around the data',
    operation: 'getDeliveryPage',
    place: '/status is missing',
    answer: inAnswer('getDeliveryPage', async (answer) =>
      rewritten(answer, ((await answer.json()) as { data: unknown }).data),
    ),
  },
  {
    name: 'a success with errors in it',
    operation: 'getPaymentPage',
    place: '/errors must NOT have more than 0 items',
    answer: inSuccess(
      'getPaymentPage',
      (_data, envelope) => void (envelope['errors'] = [{ code: 'late', message: 'Поздно.' }]),
    ),
  },
  {
    name: 'a refusal with a code that is not in the enum',
    operation: 'calculateOrder',
    place: '/errors/*/code must be one of',
    answer: inAnswer('calculateOrder', async (answer) =>
      rewritten(answer, (await answer.text()).replace('"cartEmpty"', '"basketEmpty"')),
    ),
  },
  {
    name: 'a refusal without any error',
    operation: 'calculateOrder',
    place: '/errors must NOT have fewer than 1 items',
    answer: inAnswer('calculateOrder', async (answer) => {
      const envelope = (await answer.json()) as Record<string, unknown>
      return rewritten(answer, envelope['status'] === 'error' ? { ...envelope, errors: [] } : envelope)
    }),
  },
  {
    name: 'a 404 with a body of its own',
    operation: 'getProduct',
    place: '/status is missing',
    answer: inAnswer('getProduct', (answer) =>
      answer.status === 404 ? rewritten(answer, { error: 'not found' }) : answer,
    ),
  },
  {
    name: 'a 422 that names no error',
    operation: 'searchProducts',
    place: '/errors must NOT have fewer than 1 items',
    answer: inAnswer('searchProducts', (answer) =>
      answer.status === 422 ? rewritten(answer, { status: 'error', data: null, errors: [] }) : answer,
    ),
  },
]
