import { builtInPopups } from '../popups/built-in-popups.ts'
import type { PopupLoaders } from '../popups/popup-registry.ts'

/**
 * Where the code of each popup is. A feature declares its popup's name and props in its own folder, and gets a line
 * here: `login: { kind: 'right', load: () => import('../features/auth/popups/LoginPopup.tsx') }`.
 */
export const popupLoaders: PopupLoaders = {
  ...builtInPopups,
}
