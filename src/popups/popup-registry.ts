import type { ComponentType } from 'react'
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

/** A panel from the right, a modal in the middle, or a sheet from below. */
export type PopupKind = 'right' | 'centre' | 'bottom'

export interface PopupLoader<Name extends PopupName = PopupName> {
  kind: PopupKind
  /** Imports the module of the popup; its default export takes the props of the name. */
  load: () => Promise<{ default: ComponentType<PopupRegistry[Name]> }>
}

/** What `PopupHost` is given; complete by type, a name without a loader doesn't compile. */
export type PopupLoaders = { readonly [Name in PopupName]: PopupLoader<Name> }

/** Milliseconds of moving in and out (R-POPUP-54, R-POPUP-55). */
export const POPUP_MOTION: Readonly<Record<PopupKind, number>> = { right: 400, bottom: 400, centre: 200 }

/** Milliseconds after which a popup that is still loading says so (R-POPUP-43). */
export const POPUP_LOAD_TIMEOUT = 3000

/** Layer of the lowest popup; each further one stands one higher (R-POPUP-45). */
export const POPUP_LAYER = 4000
