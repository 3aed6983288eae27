import { queryOptions } from '@tanstack/react-query'
import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { getRequest, listOrdersShort, listRequests } from '../../generated/operations.ts'
import { requestsPath } from '../../lib/paths.ts'

export type RequestItem = Data<typeof listRequests>['items'][number]
export type CustomerRequest = Data<typeof getRequest>['request']
export type RequestStatus = RequestItem['status']

/** Which requests the list shows. */
export interface RequestsAddress {
  status?: RequestStatus
  topic?: RequestItem['topic']
  /** Only about this machine. */
  machineId?: number
  /** Part of the number, the text or a message. */
  query?: string
}

/** Milliseconds between two looks for the seller's answer while a thread is on screen. */
const lookEvery = 15_000

export const requestPath = (id: number) => `${requestsPath}${id}/`

export function requestsQuery(page: number, address: RequestsAddress, pageSize?: 20) {
  const query = {
    ...(page > 1 && { PAGEN_1: page }),
    ...(pageSize !== undefined && { PAGE_SIZE: pageSize }),
    ...address,
  }
  return apiQuery(listRequests, Object.keys(query).length > 0 ? { query } : {})
}

export function requestQuery(id: number) {
  return queryOptions({
    ...apiQuery(getRequest, { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.request.status === 'closed' ? false : lookEvery),
  })
}

/** The newest orders that a request may be about. */
export const ordersToChoose = () => apiQuery(listOrdersShort, {})
