import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Toast, ToastState, ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | null>(null)

/** `<ToastProvider value={createToastStore()}>` once at the top of the app. */
export const ToastProvider = ToastContext.Provider

/** The store itself. Throws outside of a `ToastProvider`. */
export function useToastStore(): ToastStore {
  const store = use(ToastContext)
  if (!store) throw new Error('No ToastProvider above')
  return store
}

/** Shows a toast: `const toast = useToast(); toast({ status: false, message })`. Stable between renders. */
export function useToast(): ToastState['show'] {
  return useStore(useToastStore(), (state) => state.show)
}

/** The visible toasts. */
export function useToasts(): Toast[] {
  return useStore(useToastStore(), (state) => state.toasts)
}
