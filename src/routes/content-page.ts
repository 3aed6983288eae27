import type { AppContext } from '../api/app-context.ts'
import { loadCode } from '../api/page-load.ts'
import { addressList } from '../features/content/address-list-code.ts'
import type { PageBlock } from '../features/content/PageBlocks.tsx'
import type { components } from '../generated/api-types.ts'
import type { PageMeta } from './head-elements.ts'
import { breadcrumbData } from './structured-data.ts'

/** For a loader: code of blocks that few pages have. */
export async function loadBlocks(app: AppContext, blocks: readonly PageBlock[]): Promise<void> {
  if (blocks.some(({ type }) => type === 'map')) await loadCode(app, addressList.load)
}

type Page = Pick<components['schemas']['Page'], 'title' | 'meta' | 'breadcrumbs'>

/** The head of a content page: its own meta, else its heading; breadcrumbs as structured data. */
export function contentMeta(page: Page, canonical: string): PageMeta {
  const { metaTitle, metaDescription, metaKeywords } = page.meta
  const steps = page.breadcrumbs ?? []
  return {
    title: metaTitle || page.title,
    description: metaDescription || undefined,
    keywords: metaKeywords || undefined,
    canonical,
    jsonLd: steps.length > 1 ? breadcrumbData(steps, canonical) : undefined,
  }
}
