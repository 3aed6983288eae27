import { type Fault, inAnswer, inSuccess, insteadOf, member, rewritten } from '../fault.ts'

/** Lets a wrong query parameter pass by taking it away. */
function withoutWrong(operation: string, name: string, isWrong: (value: string) => boolean): Fault['answer'] {
  return insteadOf(operation, ({ url, pass }) => {
    const value = url.searchParams.get(name)
    if (value !== null && isWrong(value)) url.searchParams.delete(name)
    return pass({ url })
  })
}

/** Wrong requests that are answered as if they were right, and other things than were asked for. */
export const requestFaults: readonly Fault[] = [
  {
    name: 'a page that is no number counts as the first',
    operation: 'listPromotions',
    place: 'request PAGEN_1 of a wrong type must be 422, got 200',
    answer: withoutWrong('listPromotions', 'PAGEN_1', (value) => !/^-?[\d.]+$/.test(value)),
  },
  {
    name: 'a page size that the contract does not have is taken',
    operation: 'listOrders',
    place: 'request PAGE_SIZE not of the enum must be 422, got 200',
    answer: withoutWrong('listOrders', 'PAGE_SIZE', (value) => Number(value) > 100),
  },
  {
    name: 'a page size of the contract is refused',
    operation: 'listSectionProducts',
    place: 'request PAGE_SIZE a page that the contract allows must be answered with 200',
    answer: insteadOf('listSectionProducts', ({ url, pass }) => {
      if (Number(url.searchParams.get('PAGE_SIZE')) > 50) url.searchParams.set('PAGE_SIZE', '0')
      return pass({ url })
    }),
  },
  {
    name: 'an unknown order of products is taken',
    operation: 'searchProducts',
    place: 'request sort not of the enum must be 422, got 200',
    answer: withoutWrong('searchProducts', 'sort', (value) => value === 'no-such-value'),
  },
  {
    name: 'a day that does not exist is taken',
    operation: 'listOrders',
    place: 'request dateFrom not a day must be 422, got 200',
    answer: withoutWrong('listOrders', 'dateFrom', (value) => value.startsWith('2026-13')),
  },
  {
    name: 'a required parameter may be left out',
    operation: 'findBank',
    place: 'request query left out must be 422, got 200',
    answer: insteadOf('findBank', ({ url, pass }) => {
      if (!url.searchParams.has('query')) url.searchParams.set('query', '046577674')
      return pass({ url })
    }),
  },
  {
    name: 'a body of a wrong type is taken',
    operation: 'getProductStores',
    place: 'request /products of a wrong type must be 422, got 200',
    answer: insteadOf('getProductStores', ({ body, pass }) =>
      pass({ body: body.includes('"products":"abc"') ? '{"products":[10001]}' : body }),
    ),
  },
  {
    name: 'broken JSON makes the backend fail',
    operation: 'findMachines',
    place: 'status the backend failed with 500',
    answer: inAnswer('findMachines', (answer) =>
      answer.status === 400
        ? rewritten(
            answer,
            { status: 'error', data: null, errors: [{ code: 'internal', message: 'Сбой.' }] },
            { status: 500 },
          )
        : answer,
    ),
  },
  {
    name: 'an unknown id answers the first thing there is',
    operation: 'getBranch',
    place: 'request id of nothing known must be 404, got 200',
    answer: insteadOf('getBranch', ({ url, pass }) => {
      if (url.pathname.includes('999999999')) url.pathname = '/web/branches/4/'
      return pass({ url })
    }),
  },
  {
    name: 'an unknown code is a refusal in 200',
    operation: 'getNewsItem',
    place: 'request code of nothing known must be 404, got 200',
    answer: inAnswer('getNewsItem', async (answer) =>
      answer.status === 404 ? rewritten(answer, await answer.text(), { status: 200 }) : answer,
    ),
  },
  {
    name: 'another branch than was asked for',
    operation: 'getBranch',
    place: '/data/branch/id must be the id that was asked for',
    answer: inSuccess('getBranch', (data) => void (member(data, 'branch')['id'] = 3)),
  },
  {
    name: 'an unknown login is told from a wrong password',
    operation: 'login',
    place: '/errors/*/code must be one of',
    answer: inAnswer('login', async (answer) =>
      rewritten(answer, (await answer.text()).replace('"wrongCredentials"', '"userNotFound"')),
    ),
  },
  {
    name: 'any login is let in',
    operation: 'login',
    place: 'an unknown login must be refused with wrongCredentials',
    answer: inAnswer('login', async (answer) => {
      const envelope = (await answer.json()) as { status: string }
      const open = {
        status: 'success',
        data: { token: 'kd1.7f3a9c52e8b14d06a1c4f7e20b95d8431c6e' },
        errors: [],
      }
      return rewritten(answer, answer.status === 200 && envelope.status === 'error' ? open : envelope)
    }),
  },
  {
    name: 'the token comes under another name',
    operation: 'login',
    place: '/data/token is missing',
    answer: inAnswer('login', async (answer) =>
      rewritten(answer, (await answer.text()).replace('"token":', '"accessToken":')),
    ),
  },
]
