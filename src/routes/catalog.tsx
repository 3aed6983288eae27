import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { catalogPageQuery } from '../features/catalogue/catalog-api.ts'
import { CatalogPage } from '../features/catalogue/CatalogPage.tsx'
import { hasChosenFilters } from '../features/catalogue/list-address.ts'
import { useMalformedToast } from '../features/catalogue/use-malformed-toast.ts'
import { catalogPath } from '../lib/paths.ts'
import { listAddressOf, passedAddress } from './list-page.ts'
import { PageHead } from './PageHead.tsx'
import * as section from './section.tsx'
import { breadcrumbData } from './structured-data.ts'

/**
 * R-ROUTE-06: the sections of the catalogue. With filters in the address the products of the whole catalogue that
 * match, as the choice of a machine on the home page asks for them.
 */
export async function loader(args: LoaderFunctionArgs) {
  if (hasChosenFilters(listAddressOf(args.request))) return section.loader(args)
  await loadPage(args.context.get(appContext), catalogPageQuery())
  return null
}

export function Component() {
  return hasChosenFilters(passedAddress(useLocation())) ? <section.Component /> : <Sections />
}

function Sections() {
  useMalformedToast(passedAddress(useLocation()))
  const { meta, title, breadcrumbs } = useSuspenseQuery(catalogPageQuery()).data
  return (
    <>
      <PageHead
        title={meta.metaTitle || title}
        description={meta.metaDescription}
        keywords={meta.metaKeywords}
        canonical={catalogPath}
        jsonLd={breadcrumbData(breadcrumbs, catalogPath)}
      />
      <CatalogPage />
    </>
  )
}
