import { mountPanel } from './mount-panel.tsx'
import { serverSource } from './server-source.ts'

// Loaded by pages of the development server beside the shop's own entry.
if (import.meta.hot) mountPanel(serverSource(import.meta.hot))
