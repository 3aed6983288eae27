import type { HandlerContext, SandboxOperations } from '../operation.ts'
import { suggestAddresses } from '../rules/address-suggestions.ts'
import { findBanks, findCompanies } from '../rules/directories.ts'
import { suggestNames } from '../rules/name-suggestions.ts'
import { countRequest } from '../rules/request-rate.ts'
import { branchOf } from '../rules/viewpoint.ts'

export const suggestionOperations = {
  autocompleteAddress(context) {
    return { items: suggestAddresses(context.state.stores, counted(context, 'address')) }
  },

  findCompanyByName(context) {
    return { items: findCompanies(counted(context, 'company')) }
  },

  findBank(context) {
    return { items: findBanks(counted(context, 'bank')) }
  },

  suggestName(context) {
    return { items: suggestNames(counted(context, 'name')) }
  },

  // The sandbox sees no network address: everybody is in the city of their branch.
  locateAddress(context) {
    const { name, region, lat, lon } = branchOf(context)
    return {
      address: {
        value: `г. ${name}`,
        components: { region, city: name, street: '', house: '', flat: '', postalCode: '', fiasId: null },
        lat,
        lon,
      },
    }
  },
} satisfies Partial<SandboxOperations>

/** The query without the spaces around it, counted: 60 a minute for a visitor. */
function counted(
  context: Pick<
    HandlerContext<'autocompleteAddress' | 'findCompanyByName' | 'findBank' | 'suggestName'>,
    'state' | 'session' | 'query' | 'now' | 'httpProblem'
  >,
  what: string,
): string {
  const { session, query, httpProblem } = context
  countRequest(context, { id: `${what}:${session.owner}`, most: 60, window: 60_000 })
  const text = query.query.trim()
  if (text.length < 2)
    throw httpProblem(422, 'validation', 'Введите не менее двух символов.', { field: 'query' })
  return text
}
