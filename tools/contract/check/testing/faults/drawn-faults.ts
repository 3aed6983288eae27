import { type Fault, insteadOf, member } from '../fault.ts'
import { sentAs } from '../further-writes.ts'
import { ignored, list, told } from './second-look-faults.ts'

/** A parameter of the query is changed on its way. */
export const asked = (operation: string, change: (query: URLSearchParams) => void): Fault['answer'] =>
  insteadOf(operation, (call) => {
    const url = new URL(call.url)
    change(url.searchParams)
    return call.pass({ url })
  })

export const plusDays = (day: unknown, days: number, length = 10) =>
  new Date(Date.parse(String(day)) + days * 86_400_000).toISOString().slice(0, length)

/** A fault that answers in a way of its own. */
export const loose = (name: string, operation: string, place: string, answer: Fault['answer']): Fault => ({
  name,
  operation,
  place,
  answer,
})

/** Drawn by lot from all operations, one mistake each. */
export const drawnFaults: readonly Fault[] = [
  {
    ...told('the way to a unit begins with the unit', 'getPartsDiagram', 'diagram-trail', (data) => {
      const diagram = member(data, 'diagram')
      diagram['trail'] = list(diagram, 'trail').toReversed()
    }),
    with: ['getPartsModel'],
  },
  {
    ...told('a card that is asked for twice comes twice', 'listProductsByIds', 'ids-once', (data, call) => {
      const ids = call.url.searchParams.getAll('ids[]')
      const items = list(data, 'items')
      if (!call.url.searchParams.has('analogueOf'))
        data['items'] = ids.flatMap((id) => items.find((item) => String(item['id']) === id) ?? [])
    }),
    with: ['listSectionProducts'],
  },
  {
    ...loose(
      'of several words only the first is looked for',
      'findMachineModels',
      'models-nothing',
      asked('findMachineModels', (query) => {
        const words = (query.get('query') ?? '').trim()
        if (words !== '') query.set('query', words.split(/\s+/)[0] ?? words)
      }),
    ),
    with: [],
  },
  {
    ...told('what lies in the cart is counted in lines', 'getProduct', 'cart-in-basket', (data) => {
      if (Number(data['inBasket'] ?? 0) > 0) data['inBasket'] = 1
    }),
    with: ['addToCart', 'getCart', 'listSectionProducts'],
  },
  {
    ...loose(
      'null leaves what it should empty',
      'updateMachine',
      'keeps-sent',
      sentAs('updateMachine', (body) =>
        Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
      ),
    ),
    with: ['addMachine', 'listMachines', 'getMachine', 'deleteMachine'],
  },
  {
    ...told('the last step of the way is a link', 'getPolicyPage', 'page-trail', (data) => {
      const last = list(data, 'breadcrumbs').at(-1)
      if (last) last['link'] = '/policy/'
    }),
    with: [],
  },
  {
    ...told('a cleared cart counts what was taken out', 'clearCart', 'clear-raises-version', (data) => {
      data['count'] = 1
    }),
    with: ['addToCart', 'getCart', 'listSectionProducts'],
  },
  {
    ...loose(
      'several favourites are kept the other way round',
      'addFavorites',
      'favorites-as-sent',
      sentAs('addFavorites', (body) => ({
        ...body,
        products: ((body['products'] as unknown[] | undefined) ?? []).toReversed(),
      })),
    ),
    with: ['listFavorites', 'removeFavorite', 'addToCart', 'getCart', 'listSectionProducts'],
  },
  {
    ...told(
      'a serial number in small letters is unknown',
      'listPartsModels',
      'parts-models-small-letters',
      (data, call) => {
        const serial = call.url.searchParams.get('serialNumber')
        if (serial !== null && serial !== serial.toUpperCase()) data['items'] = []
      },
    ),
    with: [],
  },
  {
    ...told('companies that are no more come first', 'findCompanyByName', 'register-active-first', (data) => {
      data['items'] = list(data, 'items').toReversed()
    }),
    with: [],
  },
  {
    ...told('nothing waits for an agreement', 'countOrdersToApprove', 'to-approve-count', (data) => {
      data['count'] = 0
    }),
    with: ['listOrders'],
  },
  {
    ...told('a closed request can be closed again', 'closeRequest', 'close is not offered', (data) => {
      const request = member(data, 'request')
      request['allowedActions'] = [...list(request, 'allowedActions'), 'close']
    }),
    with: ['addRequest', 'addRequestMessage', 'listRequests', 'getRequest'],
  },
  {
    ...ignored(
      'a part stands where other machines have it',
      'listPartPlaces',
      'part-places-verdict',
      'serialNumber',
    ),
    with: ['listPartsModels'],
  },
].map((fault) => ({ ...fault, writes: true }))
