import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { catalogPageQuery } from '../features/catalogue/catalog-api.ts'
import { CatalogPage } from '../features/catalogue/CatalogPage.tsx'
import { breadcrumbData } from '../features/catalogue/structured-data.ts'
import { catalogPath } from '../lib/paths.ts'
import { PageHead } from './PageHead.tsx'

/** R-ROUTE-06 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await loadPage(context.get(appContext), catalogPageQuery())
  return { origin: new URL(request.url).origin }
}

export function Component() {
  const { origin } = useLoaderData<typeof loader>()
  const { meta, title, breadcrumbs } = useSuspenseQuery(catalogPageQuery()).data
  return (
    <>
      <PageHead
        title={meta.metaTitle || title}
        description={meta.metaDescription}
        keywords={meta.metaKeywords}
        canonical={catalogPath}
        jsonLd={breadcrumbData(breadcrumbs, origin, catalogPath)}
      />
      <CatalogPage />
    </>
  )
}
