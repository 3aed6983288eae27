import { createRoot } from 'react-dom/client'
import { type BrowserRouter, startApp } from '../app/browser-app.tsx'
import { slashRedirect } from '../server/document-path.ts'

/** As in the settings of the server, for error pages while the backend's own phone is not known (O-23). */
const supportPhone = '8 800 555-35-12'

/** Draws the shop without a server: the router reads what the page shows and judges its guards in the browser. */
export async function mountShop(): Promise<void> {
  // What the server does by a redirect (R-ROUTE-41 … R-ROUTE-45).
  const slashed = slashRedirect({ url: new URL(location.href), collapsed: false })
  if (slashed !== undefined) history.replaceState(history.state, '', slashed + location.hash)
  const nothingRead = { queries: [], loaderData: undefined, errors: undefined }
  await startApp({ now: Date.now(), supportPhone, ...nothingRead }, async (root, page, router) => {
    await pageIsRead(router)
    createRoot(root).render(page)
  })
}

/** The loaders of the first page have ended, redirects of guards among them. */
async function pageIsRead(router: BrowserRouter): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })
}
