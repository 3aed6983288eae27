import { createStore } from 'zustand/vanilla'

/** R-WIDGET-20: the default time of a success, in milliseconds. */
export const successTime = 1500
/** O-44: the time of an error and of what waits, longer so that it can be read. Milliseconds. */
export const errorTime = 6000
/** R-WIDGET-22 */
export const defaultMessage = 'Запрос отправлен'

export type ToastStatus = boolean | 'waits'
export type ToastSize = 'small' | 'medium' | 'large'
/** Reasons to keep a toast: the pointer over it, or the focus in it. */
export type ToastHold = 'hover' | 'focus'

/** R-WIDGET-19 */
export interface ToastInput {
  /** false = error (R-WIDGET-21), 'waits' = neither done nor failed yet; default true. */
  status?: ToastStatus
  message?: string
  type?: ToastSize
  /** Milliseconds a success stays. */
  time?: number
  /** An action; it closes the toast. */
  action?: { label: string; onAction: () => void }
}

export interface Toast {
  id: number
  status: ToastStatus
  message: string
  type: ToastSize
  /** Milliseconds until it goes. */
  time: number
  action?: { label: string; onAction: () => void }
}

export interface ToastState {
  toasts: Toast[]
  /** Shows a toast and returns its id. For a message that is already shown it only restarts the time. */
  show: (input?: ToastInput) => number
  dismiss: (id: number) => void
  /**
   * Holds errors back while it isn't known yet whether another message tells of them.
   * @param but the message that is shown all the same
   * @returns ends it: what was held back is told already, or is shown now
   */
  holdBack: (but: string) => (isTold: boolean) => void
  /** Pauses a toast until every hold is released; then its full time runs again (O-44). */
  hold: (id: number, by: ToastHold) => void
  release: (id: number, by: ToastHold) => void
}

export type ToastStore = ReturnType<typeof createToastStore>

/** One store per request on the server and one per tab: nothing is global. */
export function createToastStore() {
  let lastId = 0
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const holds = new Map<number, Set<ToastHold>>()
  let heldBack: { but: string; errors: ToastInput[] } | undefined

  const stop = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  return createStore<ToastState>()((set, get) => {
    const start = (toast: Toast) => {
      stop(toast.id)
      if (holds.get(toast.id)?.size) return
      timers.set(
        toast.id,
        setTimeout(() => get().dismiss(toast.id), toast.time),
      )
    }

    return {
      toasts: [],
      show(input = {}) {
        const { status = true, message = defaultMessage, type = 'medium', time = successTime, action } = input
        if (status === false && heldBack && message !== heldBack.but) {
          heldBack.errors.push(input)
          return ++lastId
        }
        const same = get().toasts.find((toast) => toast.message === message && toast.status === status)
        const toast: Toast = {
          id: same?.id ?? ++lastId,
          status,
          message,
          type,
          time: status === true ? time : errorTime,
          ...(action && { action }),
        }
        set(({ toasts }) => ({
          toasts: same ? toasts.map((other) => (other === same ? toast : other)) : [...toasts, toast],
        }))
        start(toast)
        return toast.id
      },
      holdBack(but) {
        const errors: ToastInput[] = []
        heldBack = { but, errors }
        return (isTold) => {
          heldBack = undefined
          if (!isTold) for (const error of errors) get().show(error)
        }
      },
      dismiss(id) {
        stop(id)
        holds.delete(id)
        set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
      },
      hold(id, by) {
        if (!get().toasts.some((toast) => toast.id === id)) return
        holds.set(id, (holds.get(id) ?? new Set()).add(by))
        stop(id)
      },
      release(id, by) {
        holds.get(id)?.delete(by)
        const toast = get().toasts.find((other) => other.id === id)
        if (toast) start(toast)
      },
    }
  })
}
