import { createContext, type ReactNode, use } from 'react'
import type { OnDemand } from '../ui/on-demand.ts'
import type { PopupActions, PopupSurroundings } from './popup-actions.ts'
import type { PopupLoaders, PopupName } from './popup-registry.ts'

/** What opens popups and what shows them. */
export interface PopupStack {
  createPopups: (surroundings: PopupSurroundings) => PopupActions
  PopupHost: () => ReactNode
}

/** Its code, and where the code of each popup is: a popup's opener loads it on intent, then the popup itself. */
export type PopupStackCode = OnDemand<{ popupStack: PopupStack; popupLoaders: PopupLoaders }>

export const PopupStackContext = createContext<PopupStackCode | null>(null)

export function usePopupStackCode(): PopupStackCode {
  const code = use(PopupStackContext)
  if (!code) throw new Error('No PopupStackContext above')
  return code
}

/** Where the code of a popup is, for what the code of the stack draws. */
export function usePopupLoader(name: PopupName): PopupLoaders[PopupName] {
  const loaders = usePopupStackCode().loaded?.popupLoaders
  if (!loaders) throw new Error(`No PopupStackContext loaded above ${name}`)
  return loaders[name]
}
