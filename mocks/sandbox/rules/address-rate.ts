import { networkOf } from './login-bounds.ts'
import { countRequest } from './request-rate.ts'

const hour = 3_600_000
/** What one address may ask for, all addresses together may ask for so many times. */
const addressesTogether = 50

interface Asked {
  purpose: string
  /** Requests of one address in an hour. */
  most: number
}

/** Counts a request of whoever isn't logged in, who can have a new session for each: by address, and for all. */
export function countAtAddress(
  context: Parameters<typeof countRequest>[0] & { address: string | undefined },
  { purpose, most }: Asked,
): void {
  const { address } = context
  if (address !== undefined)
    countRequest(context, { id: `${purpose}-address:${networkOf(address)}`, most, window: hour })
  countRequest(context, { id: `${purpose}-all`, most: most * addressesTogether, window: hour })
}
