import { mountPanel } from './mount-panel.tsx'
import { serverSource } from './server-source.ts'

// Loaded by pages of the development server beside the shop's own entry.
if (import.meta.hot) mountPanel(serverSource(import.meta.hot))

// Left by BACKEND=msw: it would stand between the page and the server that answers now.
navigator.serviceWorker
  ?.getRegistrations()
  .then((all) => Promise.all(all.map((one) => one.unregister())))
  .catch((error: unknown) => console.error(error))
