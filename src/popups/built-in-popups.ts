import { popup, type PopupLoaders } from './popup-registry.ts'

type BuiltIn = 'alert' | 'confirm' | 'default-info' | 'default-bottom'

/** The popups that belong to no feature; the app spreads them into its registry. */
export const builtInPopups: Pick<PopupLoaders, BuiltIn> = {
  alert: popup('centre', () => import('./AlertPopup.tsx')),
  confirm: popup('centre', () => import('./ConfirmPopup.tsx')),
  'default-info': popup('centre', () => import('./DefaultInfoPopup.tsx')),
  'default-bottom': popup('bottom', () => import('./DefaultBottomPopup.tsx')),
}
