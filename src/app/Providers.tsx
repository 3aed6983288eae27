import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NowProvider } from '../api/app-context.ts'
import { PopupsProvider } from '../popups/PopupsProvider.tsx'
import { PopupStackContext } from '../popups/popup-stack-code.ts'
import type { PopupStore } from '../popups/popup-store.ts'
import { ToastProvider } from '../ui/toast/toast-context.ts'
import type { ToastStore } from '../ui/toast/toast-store.ts'
import { HydrationWatch } from './HydrationWatch.tsx'
import { popupStackCode } from './popup-stack-code.ts'
import { SiteFactsContext, type SiteFacts } from './site-facts.ts'

/** Everything that a page may read without being handed it; made per request on the server, once in the browser. */
export interface AppStores {
  queryClient: QueryClient
  toasts: ToastStore
  popups: PopupStore
  /** Milliseconds UTC, the same on both sides. */
  now: number
  facts: SiteFacts
  onHydrated?: () => void
}

/** Puts the stores around the router. */
export function Providers({ stores, children }: { stores: AppStores; children: ReactNode }) {
  return (
    <QueryClientProvider client={stores.queryClient}>
      <NowProvider value={stores.now}>
        <SiteFactsContext value={stores.facts}>
          <ToastProvider value={stores.toasts}>
            <PopupsProvider value={stores.popups}>
              <PopupStackContext value={popupStackCode}>
                <HydrationWatch onHydrated={stores.onHydrated}>{children}</HydrationWatch>
              </PopupStackContext>
            </PopupsProvider>
          </ToastProvider>
        </SiteFactsContext>
      </NowProvider>
    </QueryClientProvider>
  )
}
