import { createContext, use } from 'react'

const PageReload = createContext<() => void>(() => window.location.reload())

/** Puts another way of reloading in place of the browser's, which tests can't run. */
export const PageReloadProvider = PageReload.Provider

/** Reloads the document, so that no data of the former company remains (R-COMP-05). */
export function usePageReload(): () => void {
  return use(PageReload)
}
