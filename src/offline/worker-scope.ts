// The types of a service worker that the shop's uses: TypeScript's library of workers contradicts that of pages.

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface AnsweringEvent extends WaitingEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

interface WorkerEvents {
  install: WaitingEvent
  activate: WaitingEvent
  fetch: AnsweringEvent
  message: WaitingEvent & { readonly data: unknown }
  sync: WaitingEvent
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }
  readonly clients: {
    claim: () => Promise<void>
    matchAll: () => Promise<{ postMessage: (data: unknown, transfer: Transferable[]) => void }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}
