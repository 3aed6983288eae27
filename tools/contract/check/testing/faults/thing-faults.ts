import type { Fault } from '../fault.ts'
import { type Json, list, told } from './second-look-faults.ts'

/** One thing is told of in two ways (`x-thing`), or its way leaves something out. */
export const thingFaults: Fault[] = [
  told(
    'the footer leads to sections by their ids',
    'getFooter',
    'same-section',
    (data) => {
      const catalog = (data['menu'] as Json)['catalog'] as Json
      for (const one of list(catalog, 'items')) one['link'] = `/catalog/${Number(one['id'])}/`
    },
    'getCatalogMenu',
  ),
  told(
    'the header has another name of the customer than the profile',
    'getHeader',
    'same-customer',
    (data) => {
      const user = data['userData'] as Json
      if ('name' in user) user['name'] = 'Алексей'
    },
    'getPersonal',
  ),
  told(
    'the way to a product leaves a section out',
    'getProduct',
    'product-trail',
    (data) => {
      const trail = list(data, 'breadcrumbs')
      if (trail.length > 4) trail.splice(2, 1)
    },
    'listSectionProducts',
  ),
]
