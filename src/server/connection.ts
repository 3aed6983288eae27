import type { NodeRequest } from './node-message.ts'
import { outermostAddress, type TrustedProxies } from './trusted-proxies.ts'

/** The visitor's address and protocol: from the socket or, if a proxy is trusted, from its headers. */
export interface ConnectionFacts {
  secure: boolean
  /** Of the Host header or, in HTTP/2, `:authority`; not checked yet. */
  host: string | undefined
  clientAddress: string
  /** Both the socket and the Host header are this machine's own: the sandbox's controls may answer. */
  loopback: boolean
}

/**
 * Reads the outermost connection of a request that a trusted proxy tells of.
 * @param shopOrigin with https every visitor of its host came by https
 */
export function outermost(
  message: NodeRequest,
  trusted: TrustedProxies,
  shopOrigin?: string,
): ConnectionFacts {
  const { headers, socket } = message
  const host = 'authority' in message ? message.authority : headers.host
  const { address, proxies } = outermostAddress(
    socket.remoteAddress ?? '',
    lineOf(headers['x-forwarded-for']),
    trusted,
  )
  return {
    secure:
      'encrypted' in socket ||
      protocolBefore(lineOf(headers['x-forwarded-proto']), proxies) === 'https' ||
      (host !== undefined && shopOrigin === `https://${host.toLowerCase()}`),
    host,
    clientAddress: address,
    // Behind a proxy the socket's peer is not the visitor.
    loopback:
      isLoopbackAddress(socket.remoteAddress) &&
      isLoopbackHost(host) &&
      headers['x-forwarded-for'] === undefined &&
      headers['forwarded'] === undefined,
  }
}

/** Whether a Host header can be used in a URL unchanged. */
export function isUsableHost(host: string | undefined): host is string {
  return (
    host !== undefined &&
    /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host) &&
    URL.canParse(`http://${host}/`)
  )
}

function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && (address === '::1' || /^(?:::ffff:)?127\./.test(address))
}

function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host)
}

/** The protocol that the outermost trusted proxy was spoken to by; one that appends leaves the visitor's word before. */
function protocolBefore(line: string | undefined, proxies: number): string | undefined {
  if (line === undefined || proxies === 0) return undefined
  const protocols = line.split(',').map((text) => text.trim())
  return protocols[Math.max(0, protocols.length - proxies)]
}

function lineOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
