import { PopupShell } from '../../../popups/PopupShell.tsx'
import { SearchBox } from '../SearchBox.tsx'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'mobile-search': object
  }
}

/** The search of the mobile header (R-MOB-03, X-44). Following a link closes it. */
export default function MobileSearch() {
  return (
    <PopupShell title="Поиск">
      <SearchBox inPopup />
    </PopupShell>
  )
}
