import { PopupHost } from '../popups/PopupHost.tsx'
import { popupLoaders } from './popup-loaders.ts'

// One chunk for the popup stack and the table of its popups; neither is needed to show a page.
export const Host = PopupHost
export const registry = popupLoaders
