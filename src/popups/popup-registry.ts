import type { ReactNode } from 'react'
import { type OnDemand, onDemand } from '../ui/on-demand.ts'
import type {
  AlertPopupProps,
  ConfirmPopupProps,
  DefaultBottomPopupProps,
  DefaultInfoPopupProps,
} from './message-props.ts'

/**
 * Names of the popups and the props of each. The app adds its own by declaration merging:
 * `declare module '../popups/popup-registry.ts' { interface PopupRegistry { login: LoginPopupProps } }`
 * Names are the kebab-case names of the spec (O-60).
 */
export interface PopupRegistry {
  alert: AlertPopupProps
  confirm: ConfirmPopupProps
  'default-info': DefaultInfoPopupProps
  'default-bottom': DefaultBottomPopupProps
}

export type PopupName = keyof PopupRegistry

/** A panel from the right, a modal in the middle, a sheet from below, or the whole window. */
export type PopupKind = 'right' | 'centre' | 'bottom' | 'whole'

export interface PopupLoader<Props extends object = object> {
  kind: PopupKind
  /** The default export of the module takes the props of the name. */
  code: OnDemand<{ default: (props: Props) => ReactNode }>
}

/** The code of every popup; complete by type, a name without a loader doesn't compile. */
export type PopupLoaders = { readonly [Name in PopupName]: PopupLoader<PopupRegistry[Name]> }

/** Declares where the code of a popup is. @param load imports its module */
export function popup<Props extends object>(
  kind: PopupKind,
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): PopupLoader<Props> {
  return { kind, code: onDemand(load) }
}

/** Milliseconds after which a popup that is still loading says so (R-POPUP-43). */
export const POPUP_LOAD_TIMEOUT = 3000

/** Layer of the lowest popup; each further one stands one higher (R-POPUP-45). */
export const POPUP_LAYER = 4000
