import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/base.css'
import './first-view.ts'
import { hydrateRoot } from 'react-dom/client'
import { startApp } from './browser-app.tsx'
import { type PageState, pageStateId } from './page-state.ts'

// Takes over the page that the server has drawn.
const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '{}') as PageState
void startApp(state, (root, page) => void hydrateRoot(root, page))
