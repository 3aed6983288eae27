import type { QueryClient } from '@tanstack/react-query'
import type { Data } from '../../api/operation.ts'
import { sessionQuery } from '../../api/session.ts'
import type { getHeader } from '../../generated/operations.ts'
import type { ConsentDocument } from './checkout-queries.ts'
import type { CheckoutValues } from './checkout-schema.ts'

type Consents = Pick<CheckoutValues, 'offer' | 'personalData' | 'marketing'>

/** To whom the consents belong, and to which editions they were given. */
interface Given {
  owner: string
  documents: readonly ConsentDocument[]
}

const noConsents: Consents = { offer: false, personalData: false, marketing: false }

// Never in a storage: they outlive the end of a session, neither the page nor a logout.
const kept = new WeakMap<QueryClient, Consents & { to: string }>()

const nameOf = ({ owner, documents }: Given) =>
  JSON.stringify([owner, ...documents.map(({ type, docVersion }) => [type, docVersion])])

/** Keeps what was ticked in a form that goes because its session has ended; a form that was left forgets it. */
export function keepConsents(queryClient: QueryClient, given: Given, values: Consents): void {
  const isExpired =
    queryClient.getQueryData<Data<typeof getHeader>>(sessionQuery().queryKey)?.userData.isAuthorized === false
  if (!isExpired) kept.delete(queryClient)
  else {
    const { offer, personalData, marketing } = values
    kept.set(queryClient, { offer, personalData, marketing, to: nameOf(given) })
  }
}

/** What the same buyer had ticked before the session ended, while the documents are the same. */
export function keptConsents(queryClient: QueryClient, given: Given): Consents {
  const found = kept.get(queryClient)
  if (found?.to !== nameOf(given)) return noConsents
  const { offer, personalData, marketing } = found
  return { offer, personalData, marketing }
}
