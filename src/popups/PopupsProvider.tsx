import { createContext, use } from 'react'
import type { PopupStore } from './popup-store.ts'

const PopupStoreContext = createContext<PopupStore | null>(null)

/** Gives the popups of one app or one request to everything below: `<PopupsProvider value={createPopupStore()}>`. */
export const PopupsProvider = PopupStoreContext.Provider

/** The store itself; components use `usePopups`, `useFloat` and the other hooks. */
export function usePopupStore(): PopupStore {
  const store = use(PopupStoreContext)
  if (!store) throw new Error('No PopupsProvider above')
  return store
}
