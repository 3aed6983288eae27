import { type Fault, firstItem, inAnswer, inSuccess, member, rewritten } from '../fault.ts'

type Json = Record<string, unknown>

const diagramOf = (data: Json) => member(data, 'diagram')
const positionsOf = (data: Json) => diagramOf(data)['positions'] as Json[]
const variantsOf = (holder: Json) => holder['variants'] as Json[]
/** The parts of kits that stand on a diagram. */
const kitParts = (data: Json) =>
  (data['servicePlans'] as Json[])
    .flatMap(({ kit }) => kit as Json[])
    .filter(({ diagramId }) => diagramId !== null)

/** The machine that stands at one end of a range is taken for one outside of it. */
const withoutEnd = (end: 'serialFrom' | 'serialTo') => (data: Json) => {
  const serial = data['serial'] as Json | undefined
  for (const variant of positionsOf(data).flatMap(variantsOf))
    if (serial !== undefined && variant[end] === serial['serialNumber']) variant['fit'] = 'doesNotFit'
}

/** Parts books that contradict themselves. */
export const partsFaults: readonly Fault[] = [
  {
    name: 'a position names an article that no product has',
    operation: 'getPartsDiagram',
    place: '/data/diagram/positions/*/variants/*/article must be that of a product',
    answer: inSuccess('getPartsDiagram', (data) => {
      const [variant] = variantsOf(firstItem(diagramOf(data), 'positions'))
      if (variant) variant['article'] = `${String(variant['article'])}-X`
    }),
  },
  {
    name: 'a position names a product that does not exist',
    operation: 'getPartsDiagram',
    place: 'which has no such product',
    answer: inSuccess('getPartsDiagram', (data) => {
      const position = firstItem(diagramOf(data), 'positions')
      const [variant] = variantsOf(position)
      if (!variant) return
      if (position['productId'] === variant['productId']) position['productId'] = 99_999_999
      variant['productId'] = 99_999_999
    }),
  },
  {
    name: 'the last machine of a range is the first one of the next range',
    operation: 'getPartsDiagram',
    place: '/data/diagram/positions/*/variants must not overlap',
    answer: inSuccess('getPartsDiagram', (data) => {
      for (const position of positionsOf(data)) {
        const [first, second] = variantsOf(position)
        if (first?.['serialTo'] !== undefined && second) second['serialFrom'] = first['serialTo']
      }
    }),
  },
  {
    name: 'the newer variant comes first',
    operation: 'getPartsDiagram',
    place: '/data/diagram/positions/*/variants must be by the beginning of the range',
    answer: inSuccess('getPartsDiagram', (data) => {
      for (const position of positionsOf(data)) position['variants'] = variantsOf(position).toReversed()
    }),
  },
  {
    name: 'a part does not fit, and its position says that it does',
    operation: 'getPartsDiagram',
    place: 'parts-fit: The verdict on a part is the best one of its variants',
    answer: inSuccess('getPartsDiagram', (data) => {
      for (const variant of positionsOf(data).flatMap(variantsOf))
        if (variant['fit'] === 'fits') variant['fit'] = 'doesNotFit'
    }),
  },
  {
    name: 'a kit takes more of a part than stands on the diagram',
    operation: 'getPartsModel',
    place: '/data/servicePlans/*/kit/*/quantity must be that of the position',
    answer: inSuccess('getPartsModel', (data) => {
      for (const item of kitParts(data)) item['quantity'] = Number(item['quantity']) + 1
    }),
  },
  {
    name: 'a kit takes another product than stands on the diagram',
    operation: 'getPartsModel',
    place: '/data/servicePlans/*/kit/*/variants must be those of the position',
    answer: inSuccess('getPartsModel', (data) => {
      for (const item of kitParts(data))
        for (const variant of variantsOf(item)) variant['productId'] = Number(variant['productId']) + 1
    }),
  },
  {
    name: 'a kit names a position that its diagram does not have',
    operation: 'getPartsModel',
    place: '/data/servicePlans/*/kit/*/position must be on its diagram',
    answer: inSuccess('getPartsModel', (data) => {
      for (const item of kitParts(data)) item['position'] = 900
    }),
  },
  {
    name: 'a kit names a diagram of no book',
    operation: 'getPartsModel',
    place: '/data/servicePlans/*/kit breaks book-kits: A kit names diagrams of the same book',
    answer: inSuccess('getPartsModel', (data) => {
      for (const item of kitParts(data)) item['diagramId'] = 99_999_999
    }),
  },
  {
    name: 'a diagram stands in a unit that the book does not list',
    operation: 'getPartsModel',
    place: '/data/diagrams/*/unitId breaks book-diagram-units: A diagram shows a unit of the same book',
    answer: inSuccess('getPartsModel', (data) => {
      data['units'] = (data['units'] as Json[]).filter(
        ({ id }) => id !== firstItem(data, 'diagrams')['unitId'],
      )
    }),
  },
  {
    name: 'a unit stands under one that the book does not list',
    operation: 'getPartsModel',
    place: '/data/units/*/parentId breaks book-units: A unit stands under a unit of the same book',
    answer: inSuccess('getPartsModel', (data) => {
      firstItem(data, 'units')['parentId'] = 99_999_999
    }),
  },
  {
    name: 'a model counts a diagram that its book does not have',
    operation: 'getPartsModel',
    place: '/data/diagrams must be as many as diagramCount',
    answer: inSuccess('listPartsModels', (data) => {
      const model = firstItem(data)
      model['diagramCount'] = Number(model['diagramCount']) + 1
    }),
  },
  {
    name: 'a diagram that the book names is not found',
    operation: 'getPartsDiagram',
    place: 'status every diagram that a book names must be found',
    answer: inAnswer('getPartsDiagram', async (answer, { url }) => {
      // Only the first one of each book is there.
      if (url.pathname.endsWith('01/')) return answer
      const body = {
        status: 'error',
        data: null,
        errors: [{ code: 'notFound', message: 'Такой схемы нет.' }],
      }
      await answer.body?.cancel()
      return rewritten(answer, body, { status: 404 })
    }),
  },
  {
    name: 'a diagram is answered with that of another unit',
    operation: 'getPartsDiagram',
    place: '/data/diagram must be the one that its book names',
    answer: inSuccess('getPartsDiagram', (data) => {
      diagramOf(data)['unitId'] = Number(diagramOf(data)['unitId']) + 1
    }),
  },
  {
    name: 'a place of a part is left out',
    operation: 'listPartPlaces',
    place: '/data/items must hold every position',
    answer: inSuccess('listPartPlaces', (data) => {
      data['items'] = []
    }),
  },
  {
    name: 'a place of a part names another position',
    operation: 'listPartPlaces',
    place: '/data/items/*/position must be a position of the product',
    answer: inSuccess('listPartPlaces', (data) => {
      for (const place of data['items'] as Json[]) place['position'] = 900
    }),
  },
  {
    name: 'a variant fits every machine up to the end of its range',
    operation: 'getPartsDiagram',
    place: 'diagram-serial-range',
    answer: inSuccess('getPartsDiagram', (data) => {
      for (const variant of positionsOf(data).flatMap(variantsOf))
        if (variant['fit'] === 'doesNotFit' && variant['serialTo'] === undefined) variant['fit'] = 'fits'
    }),
  },
  {
    name: 'the range of a variant leaves out its first machine',
    operation: 'getPartsDiagram',
    place: 'diagram-serial-first',
    with: ['listPartsModels', 'getPartsModel'],
    answer: inSuccess('getPartsDiagram', withoutEnd('serialFrom')),
  },
  {
    name: 'the range of a variant leaves out its last machine',
    operation: 'getPartsDiagram',
    place: 'diagram-serial-last',
    with: ['listPartsModels', 'getPartsModel'],
    answer: inSuccess('getPartsDiagram', withoutEnd('serialTo')),
  },
  {
    name: 'a part fits by brand and model alone',
    operation: 'listWorkability',
    place: 'workability-mine',
    with: ['listMachines', 'getProduct'],
    answer: inSuccess('listWorkability', (data) => {
      for (const row of data['items'] as Json[])
        if (row['fitsMyMachine'] === false) row['fitsMyMachine'] = true
    }),
  },
  {
    name: 'no part fits the machines of the customer',
    operation: 'listWorkability',
    place: 'workability-not-mine',
    with: ['listMachines', 'getProduct'],
    answer: inSuccess('listWorkability', (data) => {
      for (const row of data['items'] as Json[])
        if (row['fitsMyMachine'] === true) row['fitsMyMachine'] = false
    }),
  },
  {
    name: 'a search does not look at diagrams',
    operation: 'searchProducts',
    place: 'diagram-part-found',
    with: ['getPartsDiagram', 'getPartsModel', 'listPartsModels'],
    answer: inSuccess('searchProducts', (data) => {
      delete data['places']
    }),
  },
  {
    name: 'models are suggested in no order',
    operation: 'findMachineModels',
    place: 'models-order',
    answer: inSuccess('findMachineModels', (data) => {
      data['items'] = (data['items'] as Json[]).toReversed()
    }),
  },
  {
    name: 'models are not found by the prefix of their serial numbers',
    operation: 'findMachineModels',
    place: 'models-prefix-found',
    answer: inSuccess('findMachineModels', (data, _envelope, { url }) => {
      const query = url.searchParams.get('query')?.toUpperCase()
      data['items'] = (data['items'] as Json[]).filter(({ serialPrefix }) => serialPrefix !== query)
    }),
  },
]
