import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createEscapeOrder } from './escape-order.ts'
import type { EscapeOrder } from './escape-order.ts'
import type { PopupEntry } from './popup-list.ts'
import type { PopupName } from './popup-registry.ts'

/** May the popup close? A refusal keeps it open. */
export type BeforeClose = () => boolean | Promise<boolean>

/** Props and callbacks of one popup; what is open stands in `location.state.popups`, not here. */
export interface PopupRecord {
  key: string
  name: PopupName
  props: object
  /** Layer index above the first (R-POPUP-45). */
  level: number
  /** What had the focus when it was opened. */
  opener: Element | null
  onClose?: (() => void) | undefined
  /** The navigation that opens it is pending. */
  pending: boolean
  /** Closed, during its exit animation. */
  leaving: boolean
}

/** A question that stands above all popups without a history entry of its own. */
export interface Question {
  title: string
  text: string
  confirm: string
  cancel: string
  answer: (yes: boolean) => void
}

export interface PopupState {
  records: readonly PopupRecord[]
  question: Question | null
}

/** The popups of one app (in the browser) or one request (on the server, where it stays empty). */
export interface PopupStore {
  state: StoreApi<PopupState>
  escapeOrder: EscapeOrder
  /** Pending closings by key: a second click must not go back twice. */
  closings: Map<string, Promise<boolean>>
  /** Subscribers of the clear-popups action: floats, which close, and others (R-POPUP-51 to R-POPUP-53). */
  clearListeners: Set<() => void>
  add(record: PopupRecord): void
  /** The opening navigation has ended. */
  settle(key: string): void
  /** Takes the list of open popups: all other records close and run their `onClose`. */
  sync(open: readonly PopupEntry[]): void
  drop(key: string): void
  guard(key: string, beforeClose: BeforeClose): () => void
  isGuarded(key: string): boolean
  /** Runs the before-close callbacks, top first; after a yes these popups are not asked again. */
  mayClose(keys: readonly string[]): Promise<boolean>
  ask(question: Omit<Question, 'answer'>): Promise<boolean>
  /** Notifies the subscribers; the caller closes the popups. */
  clearFloats(): void
}

export function createPopupStore(): PopupStore {
  const state = createStore<PopupState>(() => ({ records: [], question: null }))
  const guards = new Map<string, Set<BeforeClose>>()
  const allowed = new Set<string>()
  const clearListeners = new Set<() => void>()

  const patch = (key: string, change: Partial<PopupRecord>) =>
    state.setState(({ records }) => ({
      records: records.map((record) => (record.key === key ? { ...record, ...change } : record)),
    }))

  return {
    state,
    escapeOrder: createEscapeOrder(),
    closings: new Map(),
    clearListeners,
    add: (record) => state.setState(({ records }) => ({ records: [...records, record] })),
    settle: (key) => patch(key, { pending: false }),
    sync(open) {
      const keys = new Set(open.map((entry) => entry.key))
      for (const { key, pending, leaving, onClose } of state.getState().records) {
        if (keys.has(key) || pending || leaving) continue
        patch(key, { leaving: true })
        guards.delete(key)
        allowed.delete(key)
        onClose?.()
      }
    },
    drop: (key) =>
      state.setState(({ records }) => ({ records: records.filter((record) => record.key !== key) })),
    guard(key, beforeClose) {
      const known = guards.get(key) ?? new Set()
      guards.set(key, known.add(beforeClose))
      return () => known.delete(beforeClose)
    },
    isGuarded: (key) => !allowed.has(key) && (guards.get(key)?.size ?? 0) > 0,
    async mayClose(keys) {
      for (const key of keys.toReversed()) {
        if (allowed.has(key)) continue
        for (const beforeClose of guards.get(key) ?? []) {
          if (!(await beforeClose())) return false
        }
      }
      for (const key of keys) allowed.add(key)
      return true
    },
    ask: (question) =>
      new Promise((resolve) => {
        state.getState().question?.answer(false)
        const answer = (yes: boolean) => {
          state.setState({ question: null })
          resolve(yes)
        }
        state.setState({ question: { ...question, answer } })
      }),
    clearFloats() {
      for (const tell of clearListeners) tell()
    },
  }
}
