import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { UsageError } from '../../command/usage-error.ts'

/** Addresses of a host; rejects when its name can't be resolved. */
export type Resolve = (host: string) => Promise<readonly string[]>

const resolveByDns: Resolve = async (host) => {
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}

/**
 * Refuses writes to a host of the list `production`: by its name, by a pattern such as `*.shop.example`, and by its
 * addresses, so that another name of the same machine is refused too. A name that can't be resolved is refused, because
 * nothing tells whether it is one of them.
 * @throws {UsageError} when the target is or may be one of them
 */
export async function refuseProduction(
  target: string,
  production: readonly string[],
  resolve: Resolve = resolveByDns,
): Promise<void> {
  if (production.length === 0) return
  const host = plainHost(new URL(target).hostname)
  const names = production.map((name) => plainHost(name.toLowerCase()))
  if (names.some((name) => name === host || (name.startsWith('*.') && host.endsWith(name.slice(1)))))
    throw new UsageError(`${host} is a production host: --allow-writes is refused for it`)
  const own = await addressesOf(host, resolve)
  for (const name of names.filter((one) => !one.startsWith('*.'))) {
    const shared = (await addressesOf(name, resolve)).find((address) => own.includes(address))
    if (shared !== undefined)
      throw new UsageError(
        `${host} has the address ${shared} of the production host ${name}: --allow-writes is refused for it`,
      )
  }
}

async function addressesOf(host: string, resolve: Resolve): Promise<readonly string[]> {
  // All of 127.0.0.0/8 and ::1 are this machine.
  const known = isIP(host) === 0 ? await resolved(host, resolve) : [host]
  return known.map((address) => (/^(127\.|::1$|::ffff:127\.)/.test(address) ? 'this machine' : address))
}

async function resolved(host: string, resolve: Resolve): Promise<readonly string[]> {
  try {
    return await resolve(host)
  } catch {
    throw new UsageError(
      `${host} can't be resolved, so nothing tells whether it is a production host: --allow-writes is refused`,
    )
  }
}

/** Without the brackets of IPv6 and the dot of a whole name. */
function plainHost(host: string): string {
  return host.replaceAll(/^\[|\]$/g, '').replace(/\.$/, '')
}
