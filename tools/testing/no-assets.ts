import type { DocumentAssets } from '../../src/app/render-env.ts'

/** Documents without styles and scripts, for tests of what stands in them. */
export const noAssets: DocumentAssets = {
  styles: { markup: () => ({ head: '', afterHeader: '', tail: '' }), isKept: () => false },
  lateStyles: () => '',
  scripts: () => '',
}
