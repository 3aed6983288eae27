/** A mail or an SMS that the sandbox "sent". */
export interface SentMessage {
  id: number
  channel: string
  to: string
  subject: string
  text: string
  /** ISO 8601. */
  at: string
}

/** A prepared state of the sandbox. */
export interface WorldScenario {
  name: string
  title: string
  /** Who to log in as. */
  login: string | null
}

/** An order as the seller of the sandbox sees it. */
export interface SellerOrder {
  id: number
  number: string
  statusLabel: string
  /** What can be done with it now. */
  steps: readonly { step: string; title: string }[]
  /** What the seller does by itself, and when; ISO 8601. */
  next: { step: string; at: string } | null
}

/** What the panel asks of the sandbox's controls. Every call rejects with a sentence for the developer. */
export interface SandboxTools {
  /** The clock of this page's world, ISO 8601. */
  now: () => Promise<string>
  /** Stands at a time, moves on by milliseconds, or (empty) goes with the real time. @returns the new time */
  setClock: (change: { now?: string; advance?: number }) => Promise<string>
  outbox: () => Promise<SentMessage[]>
  scenarios: () => Promise<WorldScenario[]>
  enterScenario: (name: string) => Promise<void>
  /** The newest orders with the steps that the seller can take. */
  sellerOrders: () => Promise<SellerOrder[]>
  takeStep: (orderId: number, step: string) => Promise<void>
  reset: () => Promise<void>
}

/** The controls over HTTP; in the browser-only shop the page itself answers them. */
export function sandboxTools(send: (path: string, init?: RequestInit) => Promise<Response>): SandboxTools {
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const post = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    const answer = await send(`/sandbox/${path}`, body && post).catch(() => {
      throw new Error('Песочница не отвечает.')
    })
    const envelope = (await answer.json().catch(() => ({}))) as { data?: T; errors?: { message: string }[] }
    if (!answer.ok || envelope.data === undefined || envelope.data === null)
      throw new Error(envelope.errors?.[0]?.message ?? `Песочница ответила ${answer.status}.`)
    return envelope.data
  }
  return {
    now: async () => (await ask<{ now: string }>('status')).now,
    setClock: async (change) => (await ask<{ now: string }>('clock', change)).now,
    outbox: async () => (await ask<{ items: SentMessage[] }>('outbox')).items.toReversed(),
    scenarios: async () => (await ask<{ items: WorldScenario[] }>('scenario')).items,
    enterScenario: async (name) => void (await ask('scenario', { name })),
    sellerOrders: async () => (await ask<{ items: SellerOrder[] }>('seller')).items,
    takeStep: async (orderId, step) => void (await ask('seller', { orderId, step })),
    reset: async () => void (await ask('reset', {})),
  }
}
