import type { PopupLoaders } from './popup-registry.ts'

type BuiltIn = 'alert' | 'confirm' | 'default-info' | 'default-bottom'

/** The popups that belong to no feature; the app spreads them into its registry. */
export const builtInPopups: Pick<PopupLoaders, BuiltIn> = {
  alert: { kind: 'centre', load: () => import('./AlertPopup.tsx') },
  confirm: { kind: 'centre', load: () => import('./ConfirmPopup.tsx') },
  'default-info': { kind: 'centre', load: () => import('./DefaultInfoPopup.tsx') },
  'default-bottom': { kind: 'bottom', load: () => import('./DefaultBottomPopup.tsx') },
}
