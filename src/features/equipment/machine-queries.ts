import { apiQuery } from '../../api/api-query.ts'
import { getMachine, listMachineParts, listMachines } from '../../generated/operations.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { type Machine, machineLooks } from './machine-words.ts'

/** What the address of the list asks for. */
export interface MachinesAddress {
  page: number
  text: string
  status: Machine['status'] | undefined
}

/** Reads the address; a state that doesn't exist is none. */
export function readMachinesAddress(search: URLSearchParams, page: number): MachinesAddress {
  const asked = search.get('status')
  return {
    page,
    text: (search.get('query') ?? '').trim().slice(0, 100),
    status: keysOf(machineLooks).find((status) => status === asked),
  }
}

/** A page of the fleet (R-API-49). */
export function machinesQuery({ page, text, status }: MachinesAddress) {
  return apiQuery(listMachines, {
    query: {
      ...(page > 1 && { PAGEN_1: page }),
      ...(text !== '' && { query: text }),
      ...(status && { status }),
    },
  })
}

/** One machine with its parts and papers; another customer's is 404 (R-API-50). */
export function machineQuery(id: number) {
  return apiQuery(getMachine, { query: { id } })
}

export interface PartsAddress {
  page: number
  node: string
  text: string
}

/** Parts of one page of the list of those that fit. */
const partsOfPage = 20

/** Parts of the catalogue that fit a machine. */
export function machinePartsQuery(id: number, { page, node, text }: PartsAddress) {
  return apiQuery(listMachineParts, {
    path: { id },
    query: {
      PAGE_SIZE: partsOfPage,
      ...(page > 1 && { PAGEN_1: page }),
      ...(node !== '' && { node }),
      ...(text !== '' && { query: text }),
    },
  })
}
