import type { NodeRequest } from './node-message.ts'

/** The visitor's address and protocol: from the socket or, if a proxy is trusted, from its headers. */
export interface ConnectionFacts {
  secure: boolean
  /** Of the Host header or, in HTTP/2, `:authority`; not checked yet. */
  host: string | undefined
  clientAddress: string
  /** Both the socket and the Host header are this machine's own: the sandbox's controls may answer. */
  loopback: boolean
}

/** Reads the outermost connection of a request. */
export function outermost(message: NodeRequest, trustProxy: boolean): ConnectionFacts {
  const { headers, socket } = message
  const host = 'authority' in message ? message.authority : headers.host
  const forwarded = trustProxy ? firstOf(headers['x-forwarded-for']) : undefined
  return {
    secure: 'encrypted' in socket || (trustProxy && firstOf(headers['x-forwarded-proto']) === 'https'),
    host,
    clientAddress: forwarded ?? socket.remoteAddress ?? '',
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

function firstOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header
  return text?.split(',')[0]?.trim() || undefined
}
