import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { BranchTable } from '../features/branches/BranchTable.tsx'
import { PageBlocks } from '../features/content/PageBlocks.tsx'
import { PageFrame } from '../features/content/PageFrame.tsx'
import { listBranches } from '../generated/operations.ts'
import { branchesPath } from '../lib/paths.ts'
import { contentMeta } from './content-page.ts'
import { PageHead } from './PageHead.tsx'

const branchesQuery = () => apiQuery(listBranches, {})

/** R-ROUTE-03 */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await loadPage(context.get(appContext), branchesQuery())
  return null
}

export function Component() {
  const { data: page } = useSuspenseQuery(branchesQuery())
  return (
    <PageFrame title={page.title} breadcrumbs={page.breadcrumbs}>
      <PageHead {...contentMeta(page, branchesPath)} />
      {/* The list has a map of the same branches beside it. */}
      <PageBlocks blocks={page.blocks.filter(({ type }) => type !== 'map')} />
      <BranchTable branches={page.items} />
    </PageFrame>
  )
}
