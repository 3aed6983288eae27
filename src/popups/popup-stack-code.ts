import { createContext, type ReactNode, use } from 'react'
import type { OnDemand } from '../ui/on-demand.ts'
import type { PopupActions, PopupSurroundings } from './popup-actions.ts'

/** What opens popups and what shows them. */
export interface PopupStack {
  createPopups: (surroundings: PopupSurroundings) => PopupActions
  PopupHost: () => ReactNode
}

/** Its code: a popup's opener loads it on intent together with the popup itself. */
export type PopupStackCode = OnDemand<{ popupStack: PopupStack }>

export const PopupStackContext = createContext<PopupStackCode | null>(null)

export function usePopupStackCode(): PopupStackCode {
  const code = use(PopupStackContext)
  if (!code) throw new Error('No PopupStackContext above')
  return code
}
