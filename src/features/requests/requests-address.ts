import type { RequestsAddress } from './request-queries.ts'
import { isStatus, isTopic } from './request-words.ts'

/** The filters in the address of the page; what can't be one is left out. */
export function readRequestsAddress(search: URLSearchParams): RequestsAddress {
  const status = search.get('status')
  const topic = search.get('topic')
  const machine = search.get('machine') ?? ''
  const query = search.get('query')?.trim().slice(0, 100)
  return {
    ...(isStatus(status) && { status }),
    ...(isTopic(topic) && { topic }),
    ...(/^[1-9]\d{0,14}$/.test(machine) && { machineId: Number(machine) }),
    ...(query && { query }),
  }
}

export const hasFilters = (address: RequestsAddress) => Object.keys(address).length > 0
