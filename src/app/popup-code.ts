// One chunk: the addresses of all popups are of no use without the stack, and too long for every first view.
export { popupStack } from '../popups/popup-stack.ts'
export { popupLoaders } from './popup-loaders.ts'
