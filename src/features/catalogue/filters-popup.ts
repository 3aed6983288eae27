import type { FilterTarget } from './section-api.ts'

export interface FiltersPopupProps {
  target: FilterTarget
}

declare module '../../popups/popup-registry.ts' {
  interface PopupRegistry {
    filters: FiltersPopupProps
  }
}
