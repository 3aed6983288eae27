/** Addresses of the shop's pages. Every link is made here, so each ends in a slash and is encoded once. */

/** Values of a query; `undefined` and the empty string leave the parameter out. */
export type QueryValues = Readonly<Record<string, string | number | undefined>>

/** A path with its query, parameters in the order given. */
export function withQuery(path: string, values: QueryValues): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  const query = parameters.toString()
  return query === '' ? path : `${path}?${query}`
}

const segment = encodeURIComponent

export const homePath = '/'
export const catalogPath = '/catalog/'
/** The choice of a machine on the home page. */
export const machinePickerPath = '/#machine'
/** Where a parts book is chosen, by `serial` or `part` (a product, a machine too) in the query. */
export const partsPath = '/catalog/parts/'
export const cartPath = '/cart/'
export const cookiePath = '/cookie/'
export const offerPath = '/offer/'
export const policyPath = '/policy/'
export const personalPath = '/personal/'
export const profilePath = '/personal/profile/'
export const notificationsPath = '/personal/notifications/'
export const ordersPath = '/personal/orders/'
export const savedCartsPath = '/personal/saved-carts/'
export const equipmentPath = '/personal/equipment/'
export const servicePath = '/personal/service/'
export const deliveryAddressesPath = '/personal/delivery-addresses/'
export const requestsPath = '/personal/requests/'
export const companiesPath = '/personal/companies/'
export const companyUsersPath = '/personal/companies/users/'
export const invitationsPath = '/personal/companies/invitations/'
export const contractsPath = '/personal/contracts/'
export const balancePath = '/personal/balance/'
export const actsPath = '/personal/acts/'
export const authoritiesPath = '/personal/authorities/'
export const hooksPath = '/personal/hooks/'
export const promotionsPath = '/stocks/'
export const newsPath = '/news/'
export const branchesPath = '/branches/'

/** 'Распродажа' (O-09): the sellout section with its filter in the address. */
export const selloutPath = withQuery('/catalog/sellout/', { filters: '{"sellout":true}' })

export const comparePath = '/compare/'
export const favoritesPath = '/favorites/'

export function productPath(code: string): string {
  return `/product/${segment(code)}/`
}

/** Search results; no text leads to the empty search page. */
export function searchPath(query: string): string {
  return withQuery('/search/', { query })
}

export function orderPath(id: number): string {
  return `${ordersPath}${id}/`
}

export function contractPath(id: number): string {
  return `${contractsPath}${id}/`
}

export function actPath(id: number): string {
  return `${actsPath}${id}/`
}

export function machinePath(id: number): string {
  return `${equipmentPath}${id}/`
}

export function companyPath(id: number): string {
  return `${companiesPath}${id}/`
}

export function branchPath(id: number): string {
  return `${branchesPath}${id}/`
}

export function promotionPath(code: string): string {
  return `${promotionsPath}${segment(code)}/`
}

export function newsItemPath(code: string): string {
  return `${newsPath}${segment(code)}/`
}

/** Where a guest logs in or registers, and the path to come back to (R-ROUTE-34). */
export function registrationPath(back?: string): string {
  return withQuery('/registration/', { back })
}

/** A notification's link stands under the personal area and begins with a slash (O-114). */
export function notificationLinkPath(link: string): string {
  return `/personal${link}`
}

/** What the parts book is opened for: the address keeps it from page to page. */
export interface PartsAddress {
  /** Of the machine, as on its plate. */
  serial?: string | undefined
  /** Number on the diagram. */
  position?: number | undefined
}

/** Units of a model. @param code of the model */
export function partsModelPath(code: string, { serial }: PartsAddress = {}): string {
  return withQuery(`${partsPath}${encodeURIComponent(code)}/`, { serial })
}

/** A diagram, at one of its positions. The anchor is for browsers without scripts. */
export function diagramPath(modelCode: string, id: number, { serial, position }: PartsAddress = {}): string {
  const path = withQuery(`${partsPath}${encodeURIComponent(modelCode)}/${id}/`, { serial, position })
  return position === undefined ? path : `${path}#position-${position}`
}

/** The sets that hold a product, or all of a machine. */
export function partsKitsPath(productId: number): string {
  return `${partsPath}kits/${productId}/`
}
