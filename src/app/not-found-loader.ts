import { data } from 'react-router'

/** R-ROUTE-46: an address that no route matches, before any guard. */
export function throwNotFound(): never {
  throw data({ message: 'This page could not be found' }, { status: 404 })
}
