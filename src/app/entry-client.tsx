import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/base.css'
import './card-code.ts'
import { startTransition } from 'react'
import { pageStateId } from '../lib/page-state-id.ts'
import { startApp } from './browser-app.tsx'
import { repeatEarlyTap } from './early-tap.ts'
import type { PageState } from './page-state.ts'
import { hydrateRoot } from './react-dom-client.ts'

// Takes over the page that the server has drawn. Modules were evaluated in this task; the start gets one of its own, so
// that a tap or a scroll comes in between.
setTimeout(() => {
  const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '{}') as PageState
  void startApp(state, (root, page) => {
    // In a transition React hydrates in slices.
    startTransition(() => void hydrateRoot(root, page))
    repeatEarlyTap()
  })
})
