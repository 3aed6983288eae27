import { type Fault, type FaultyCall, rewritten } from '../fault.ts'

const hour = 3_600_000
const day = 24 * hour

/** Moves one field of these operations' answers in time, wherever it stands. No two answers disagree then. */
function moved(operations: readonly string[], field: string, by: number) {
  const pattern = new RegExp(`"${field}":"([0-9T:.Z-]+)"`, 'g')
  return inTexts(operations, (text) =>
    text.replaceAll(pattern, (_whole, value: string) => {
      const later = new Date(Date.parse(value) + by).toISOString()
      return `"${field}":"${value.includes('T') ? later : later.slice(0, 10)}"`
    }),
  )
}

function inTexts(operations: readonly string[], change: (text: string) => string) {
  return async (call: FaultyCall): Promise<Response> => {
    const answer = await call.pass()
    if (!operations.includes(call.operationId ?? '') || answer.status !== 200) return answer
    return rewritten(answer, change(await answer.text()))
  }
}

/** What only the clock can tell: all answers agree, and all are wrong at this moment. */
export const clockFaults: readonly Fault[] = [
  {
    name: 'a promotion stays listed after its last day',
    operation: 'listPromotions',
    place: 'promotions-not-over',
    answer: moved(['listPromotions', 'getPromotion', 'getHeader', 'getMainPage'], 'activeTo', -400 * day),
  },
  {
    name: 'news are listed a year before they are published',
    operation: 'listNews',
    place: 'news-not-ahead',
    answer: moved(['listNews', 'getNewsItem', 'getMainPage'], 'publishedAt', 365 * day),
  },
  {
    name: 'orders are told in Moscow’s time as if it were UTC',
    operation: 'addOrder',
    place: 'order-placed-now',
    with: ['getOrder'],
    writes: true,
    answer: moved(['addOrder', 'getOrder', 'listOrders', 'listOrdersShort'], 'createdAt', 3 * hour),
  },
  {
    name: 'notifications bear tomorrow’s day',
    operation: 'listNotifications',
    place: 'notifications-not-ahead',
    answer: moved(['listNotifications'], 'createdAt', 365 * day),
  },
  {
    name: 'a contract stays active after its last day',
    operation: 'listContracts',
    place: 'contracts-state-by-day',
    // Those of the seed renew themselves.
    answer: inTexts(['listContracts', 'getContract'], (text) =>
      text
        .replaceAll('"autoProlong":true', '"autoProlong":false')
        .replaceAll(/"validUntil":"[^"]+"/g, '"validUntil":"2020-12-31"'),
    ),
  },
  {
    name: 'a file waits for one hour',
    operation: 'uploadFile',
    place: 'upload-kept-a-day',
    writes: true,
    answer: moved(['uploadFile'], 'expiresAt', -23 * hour),
  },
  {
    name: 'a product can be had last week',
    operation: 'getProductDelivery',
    place: 'product-delivery-ahead',
    answer: moved(['getProductDelivery'], 'etaFrom', -30 * day),
  },
  {
    name: 'acts are dated a year ahead',
    operation: 'listActs',
    place: 'acts-not-ahead',
    answer: moved(['listActs', 'getAct'], 'date', 365 * day),
  },
]
