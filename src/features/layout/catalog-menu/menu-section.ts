import type { Data } from '../../../api/operation.ts'
import type { getCatalogMenu } from '../../../generated/operations.ts'

export type MenuSection = Data<typeof getCatalogMenu>['items'][number]

/** R-MENU-03 */
export function bySort(sections: readonly MenuSection[]): MenuSection[] {
  return sections.toSorted((a, b) => a.sort - b.sort || a.id - b.id)
}
