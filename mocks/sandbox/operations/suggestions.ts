import type { SandboxOperations } from '../operation.ts'
import { suggestAddresses } from '../rules/address-suggestions.ts'
import { countRequest } from '../rules/request-rate.ts'

export const suggestionOperations = {
  autocompleteAddress(context) {
    const { state, session, query } = context
    countRequest(context, { id: `address:${session.owner}`, most: 60, window: 60_000 })
    return { items: suggestAddresses(state.stores, query.query) }
  },
} satisfies Partial<SandboxOperations>
