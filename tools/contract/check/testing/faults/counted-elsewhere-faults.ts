import type { Fault } from '../fault.ts'
import { type Json, list, told } from './second-look-faults.ts'

/** Counts of what another call lists, and moments that belong to a state. */
export const countedElsewhereFaults: Fault[] = [
  told(
    'a product counts a row of its applicability too many',
    'getProduct',
    'product-workability-count',
    (data) => {
      data['workabilityCount'] = Number(data['workabilityCount']) + 1
    },
    'listWorkability',
  ),
  told(
    'a product counts a set too many',
    'getProduct',
    'product-kit-count',
    (data) => {
      data['kitCount'] = Number(data['kitCount'] ?? 0) + 1
    },
    'listPartsKits',
  ),
  told(
    'a hook counts a product too many',
    'listHooks',
    'hook-product-count',
    (data) => {
      for (const one of list(data, 'items')) one['productCount'] = Number(one['productCount']) + 1
    },
    'listHookProducts',
  ),
  told('a model counts a diagram too many', 'getPartsModel', 'book-diagram-count', (data) => {
    const model = data['model'] as Json
    model['diagramCount'] = Number(model['diagramCount']) + 1
  }),
  told('a diagram counts a position too many', 'getPartsDiagram', 'diagram-position-count', (data) => {
    const diagram = data['diagram'] as Json
    diagram['positionCount'] = Number(diagram['positionCount']) + 1
  }),
  told(
    'a machine counts no open requests',
    'getMachine',
    'machine-open-requests',
    (data) => {
      data['openRequests'] = 0
    },
    'listRequests',
    'listMachines',
  ),
  told(
    'a machine takes one more of a part than its applicability tells',
    'listMachineParts',
    'machine-parts-quantity',
    (data) => {
      for (const one of list(data, 'items')) one['qtyPerMachine'] = Number(one['qtyPerMachine']) + 1
    },
    'listWorkability',
    'listMachines',
  ),
  told('a set is of no plan and of no diagram', 'listPartsKits', 'kit-of', (data) => {
    for (const one of list(data, 'items')) Object.assign(one, { planId: null, diagramId: null })
  }),
  told(
    'an order was agreed by nobody',
    'getOrder',
    'approval-decided',
    (data) => {
      const { approval } = data['order'] as { approval?: Json }
      if (approval?.['state'] === 'approved') delete approval['decidedBy']
    },
    'listOrders',
  ),
  told(
    'a request for access waits and was decided',
    'listAccessRequests',
    'access-decided',
    (data) => {
      for (const one of list(data, 'items'))
        if (one['status'] === 'pending') one['decidedAt'] = one['createdAt']
    },
    'listCompanies',
  ),
  told('a promotion ends before it begins', 'getPromotion', 'promotion-days', (data) => {
    data['activeFrom'] = '2099-01-01'
  }),
  told(
    'a model leads to the page of another product',
    'listPartsModels',
    'parts-models-product',
    (data) => {
      for (const one of list(data, 'items')) one['productId'] = Number(one['productId']) + 1
    },
    'getProduct',
  ),
]
