import { extractQuery } from '../../api/api-query.ts'
import { getCatalogPage } from '../../generated/operations.ts'
import { keepSectionRef } from './section-api.ts'

/** The root page of the catalogue: sections of the top level with those below them. */
export function catalogPageQuery() {
  return extractQuery(getCatalogPage, {}, 'page', ({ title, meta, breadcrumbs = [], blocks, sections }) => ({
    title,
    meta,
    breadcrumbs,
    blocks,
    sections: sections.map((section) => ({
      ...keepSectionRef(section),
      sections: section.subSections.map(({ name, sectionPageUrl, countElements }) => ({
        name,
        url: sectionPageUrl,
        count: countElements,
      })),
    })),
  }))
}
