import { createPath } from 'react-router'
import type { Location, NavigateFunction } from 'react-router'
import type { IntentHandlers } from '../ui/on-demand.ts'
import type { AlertPopupProps, ConfirmPopupProps } from './message-props.ts'
import { popupsOf, settledInPlace, withPopups } from './popup-list.ts'
import type { PopupName, PopupRegistry } from './popup-registry.ts'
import type { BeforeClose, PopupStore } from './popup-store.ts'

export interface OpenOptions {
  /** Takes the place of the top popup, or of the page's own history entry; for popups that open without a click. */
  replace?: boolean
  /** Asked before the popup closes; false refuses (R-POPUP-49). */
  beforeClose?: BeforeClose
  /** Runs once after it has closed, for any reason. */
  onClose?: () => void
}

type OpenArguments<Props> = object extends Props
  ? [props?: Props, options?: OpenOptions]
  : [props: Props, options?: OpenOptions]

export interface Popups {
  /**
   * Opens a popup by name (R-POPUP-40) on top of the others; resolves when it stands in the history (R-POPUP-46).
   * @returns false when the code of the popups can't be loaded; a toast has said so
   */
  open<Name extends PopupName>(name: Name, ...args: OpenArguments<PopupRegistry[Name]>): Promise<boolean>
  /** For the opener of a popup: loads its code before the click. */
  intent(name: PopupName): IntentHandlers
  /** Closes the top popup; false when its before-close callback refused. Await it before navigating. */
  close(): Promise<boolean>
  /** Closes all popups (R-POPUP-50); false when one refused. */
  closeAll(): Promise<boolean>
  /** The clear-popups action: closes popups and floats and notifies the subscribers (R-POPUP-50 to R-POPUP-53). */
  clear(): Promise<boolean>
  /** Shows a message; resolves when it is closed. */
  alert(message: AlertPopupProps): Promise<void>
  /** Asks a question; true only for the confirming button. */
  confirm(question: Omit<ConfirmPopupProps, 'onAnswer'>): Promise<boolean>
}

/** What the code of the stack does itself. */
export interface PopupActions extends Omit<Popups, 'intent' | 'clear' | 'open'> {
  open<Name extends PopupName>(name: Name, ...args: OpenArguments<PopupRegistry[Name]>): Promise<void>
}

export interface PopupSurroundings {
  store: PopupStore
  navigate: NavigateFunction
  /** The location as the router has it now, which may be ahead of what is rendered. */
  locationNow: () => Location<unknown>
}

/** Random, so that it never matches entries that an earlier document left in the history. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}

/** The focused element; if it is inside a popup that is closing, that popup's opener. */
function findOpener(store: PopupStore): Element | null {
  const focused = document.activeElement
  const dialog = focused?.closest('[data-popup-key]')
  const record = store.state
    .getState()
    .records.find(({ key }) => key === dialog?.getAttribute('data-popup-key'))
  return record?.leaving ? record.opener : focused
}

/** Closes the popups from `index` up; false when one refused. */
export async function closeFrom(surroundings: PopupSurroundings, index: number): Promise<boolean> {
  const { store, locationNow } = surroundings
  const gone = popupsOf(locationNow()).slice(index)
  const running = gone.map(({ key }) => store.closings.get(key)).find((closing) => closing !== undefined)
  if (running) return running
  if (gone.length === 0) return true
  const keys = gone.map(({ key }) => key)
  const closing = leaveFrom(surroundings, keys).finally(() => {
    for (const key of keys) store.closings.delete(key)
  })
  for (const key of keys) store.closings.set(key, closing)
  return closing
}

async function leaveFrom(
  { store, navigate, locationNow }: PopupSurroundings,
  keys: string[],
): Promise<boolean> {
  if (!(await store.mayClose(keys))) return false
  const location = locationNow()
  const popups = popupsOf(location)
  const gone = popups.filter(({ key }) => keys.includes(key))
  if (gone.length === 0) return true
  if (gone.some(({ inPlace }) => inPlace)) {
    // There is no history entry of the same address behind, so the remaining popups have none either.
    const rest = settledInPlace(popups.slice(0, -gone.length))
    await navigate(createPath(location), {
      replace: true,
      state: withPopups(location.state, rest),
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  } else await navigate(-gone.length)
  store.sync(popupsOf(locationNow()))
  return true
}

export function createPopups(surroundings: PopupSurroundings): PopupActions {
  const { store, navigate, locationNow } = surroundings

  /** Pending openings by name and focused element, so that the second click of a double click opens nothing. */
  const underWay = new Map<PopupName, Element | null>()

  async function openNow<Name extends PopupName>(
    name: Name,
    ...[props, { replace = false, beforeClose, onClose } = {}]: OpenArguments<PopupRegistry[Name]>
  ): Promise<void> {
    const opener = findOpener(store)
    const location = locationNow()
    const shown = new Set(store.state.getState().records.map((record) => record.key))
    const current = popupsOf(location).filter((entry) => shown.has(entry.key))
    const replaced = replace ? current.at(-1) : undefined
    if (replaced && !(await store.mayClose([replaced.key]))) return
    const below = replaced ? current.slice(0, -1) : current
    const key = newKey()
    const inPlace = replace && (replaced === undefined || replaced.inPlace === true)
    if (beforeClose) store.guard(key, beforeClose)
    store.add({
      key,
      name,
      props: props ?? {},
      level: below.length,
      opener,
      onClose,
      pending: true,
      leaving: false,
    })
    await navigate(createPath(location), {
      replace,
      state: withPopups(location.state, [...below, { key, name, ...(inPlace && { inPlace }) }]),
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
    store.settle(key)
    store.sync(popupsOf(locationNow()))
  }

  return {
    async open(name, ...args) {
      const focused = document.activeElement
      if (underWay.has(name) && underWay.get(name) === focused) return
      underWay.set(name, focused)
      try {
        await openNow(name, ...args)
      } finally {
        underWay.delete(name)
      }
    },
    close: () => closeFrom(surroundings, popupsOf(locationNow()).length - 1),
    closeAll: () => closeFrom(surroundings, 0),
    alert: (message) =>
      new Promise((resolve, reject) => {
        openNow('alert', message, { onClose: resolve }).catch(reject)
      }),
    confirm: (question) =>
      new Promise((resolve, reject) => {
        let answer = false
        const onAnswer = (yes: boolean) => {
          answer = yes
        }
        openNow('confirm', { ...question, onAnswer }, { onClose: () => resolve(answer) }).catch(reject)
      }),
  }
}
