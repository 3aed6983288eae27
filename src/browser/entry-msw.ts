import { showFailure, showNotice } from './failure-screen.ts'
import { failureOf, missingFeature, ShopFailure } from './failures.ts'

// The shop with its backend inside the browser: `npm run build:msw`, `BACKEND=msw npm run dev`. Nothing of it is in the
// shop's own bundle, whose entry is src/app/entry-client.tsx.

async function start(): Promise<void> {
  const missing = missingFeature()
  if (missing) throw new ShopFailure(missing)
  const [{ startBackend }, { mountShop }, { openPanel }] = await Promise.all([
    import('./backend.ts'),
    import('./mount-shop.tsx'),
    import('./panel.ts'),
  ]).catch((error: unknown) => {
    throw new ShopFailure('code', error)
  })
  await startBackend((problem) => {
    console.error(problem)
    showNotice(failureOf(problem))
  })
  openPanel()
  await mountShop()
  // Last: nothing that this visit needs waits for what the next one may.
  navigator.serviceWorker.controller?.postMessage('KEEP_SHOP')
}

start().catch((error: unknown) => {
  console.error(error)
  showFailure(failureOf(error), error)
})
