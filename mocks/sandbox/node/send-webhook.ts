import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { SendWebhook, WebhookRequest } from '../webhooks/courier.ts'
import type { WebhookTargets } from './settings.ts'
import { isAllowedAddress } from './webhook-address.ts'

/** How long a receiver may take (`HookReceived` of the contract), milliseconds. */
const longestAnswer = 10_000

interface SenderOptions {
  targets: WebhookTargets
  /** Finds the addresses of a name. */
  lookup?: (
    hostname: string,
    found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void
  /** Milliseconds. */
  timeout?: number
}

/** An address that webhooks are not delivered to. */
class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress'
}

/**
 * Sends webhooks by HTTP. A name is looked up once, its addresses are judged, and the connection goes to the address that was
 * judged. Redirects are not followed, and of an answer only the status is read.
 */
export function createWebhookSender({
  targets,
  lookup = (hostname, found) => resolve(hostname, { all: true }, found),
  timeout = longestAnswer,
}: SenderOptions): SendWebhook {
  const judgedLookup: LookupFunction = (hostname, options, found) =>
    lookup(hostname, (error, addresses) => {
      const [first] = addresses ?? []
      if (error ?? !first) return found(error ?? noAddress(hostname), '', 0)
      if (!addresses.every(({ address }) => isAllowedAddress(address, targets)))
        return found(new ForbiddenAddress(hostname), '', 0)
      if (options.all) return found(null, addresses)
      return found(null, first.address, first.family)
    })

  return async (webhook, closing) => {
    const start = performance.now()
    const limit = AbortSignal.timeout(timeout)
    const durationMs = () => Math.min(60_000, Math.round(performance.now() - start))
    try {
      const httpCode = await post(webhook, AbortSignal.any([limit, closing]))
      return { httpCode, durationMs: durationMs() }
    } catch (error) {
      const reason = limit.aborted ? `Нет ответа за ${timeout / 1000} с.` : reasonOf(error, targets)
      return { httpCode: null, durationMs: durationMs(), reason }
    }
  }

  function post({ url, body, signature }: WebhookRequest, signal: AbortSignal): Promise<number> {
    const target = new URL(url)
    // A literal address is connected to without a look-up.
    const host = target.hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(host) !== 0 && !isAllowedAddress(host, targets)) throw new ForbiddenAddress(host)
    const send = target.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((answered, reject) => {
      const request = send(target, {
        method: 'POST',
        // A connection of its own: a kept one would go to an address that was judged for another try.
        agent: false,
        lookup: judgedLookup,
        signal,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'sandbox-webhook',
          'x-signature': signature,
        },
      })
      request.once('response', (response) => {
        const { statusCode = 0 } = response
        if (statusCode >= 100 && statusCode <= 599) answered(statusCode)
        else reject(new Error(`The status ${statusCode} is none of HTTP`))
        // The body may be endless. What the broken connection reports after that concerns nobody.
        response.on('error', () => undefined).destroy()
      })
      request.on('error', reject)
      request.end(body)
    })
  }
}

const noAddress = (hostname: string) =>
  Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' })

function reasonOf(error: unknown, targets: WebhookTargets): string {
  if (error instanceof ForbiddenAddress) return forbiddenReasons[targets]
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'Такого адреса нет.'
    case 'ECONNREFUSED':
      return 'Получатель не принимает соединений.'
    case 'CERT_HAS_EXPIRED':
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return 'Сертификат получателя не подходит.'
    default:
      return 'Соединение прервалось.'
  }
}

const forbiddenReasons: Readonly<Record<WebhookTargets, string>> = {
  loopback: 'Песочница доставляет вебхуки только на свой компьютер.',
  public: 'Это адрес закрытой сети, туда доставки нет.',
  none: 'Доставка вебхуков выключена.',
}
