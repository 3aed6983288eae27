import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { serializePath } from '../../api/path.ts'
import { exportFleetService, getMachineService, listFleetService } from '../../generated/operations.ts'
import { withQuery } from '../../lib/paths.ts'

export type FleetService = Data<typeof listFleetService>
export type MachineServicePlan = FleetService['items'][number]
export type ServiceItem = Data<typeof getMachineService>['items'][number]

/** What the address of the plan asks for. */
export interface ServiceAddress {
  page: number
  text: string
  /** A day, or '' for all. */
  dueUntil: string
}

export function readServiceAddress(search: URLSearchParams, page: number): ServiceAddress {
  const asked = search.get('dueUntil') ?? ''
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked))
  return { page, text: (search.get('query') ?? '').trim().slice(0, 100), dueUntil: isDay ? asked : '' }
}

const filters = ({ text, dueUntil }: ServiceAddress) => ({
  ...(text !== '' && { query: text }),
  ...(dueUntil !== '' && { dueUntil }),
})

/** The next service of every machine: a month of a large fleet stands on one page. */
export function fleetServiceQuery(address: ServiceAddress) {
  return apiQuery(listFleetService, {
    query: { PAGE_SIZE: 100, ...(address.page > 1 && { PAGEN_1: address.page }), ...filters(address) },
  })
}

/** Where the browser downloads the plan with the same filters. */
export function serviceExportPath(address: ServiceAddress, format: 'xlsx' | 'csv'): string {
  return withQuery(serializePath(exportFleetService.path, {}), { format, ...filters(address) })
}

export function machineServiceQuery(id: number) {
  return apiQuery(getMachineService, { path: { id } })
}
