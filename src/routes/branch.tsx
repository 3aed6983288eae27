import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { BranchFacts } from '../features/branches/BranchFacts.tsx'
import { PageBlocks } from '../features/content/PageBlocks.tsx'
import { PageFrame } from '../features/content/PageFrame.tsx'
import { MapFrame } from '../maps/MapFrame.tsx'
import type { components } from '../generated/api-types.ts'
import { getBranch } from '../generated/operations.ts'
import { company } from '../lib/company.ts'
import { branchPath } from '../lib/paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { contentMeta } from './content-page.ts'
import { PageHead } from './PageHead.tsx'

/** R-ROUTE-04; what is no id of a branch is 404 (R-ROUTE-47). */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { id = '' } = params
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 })
  await loadPage(context.get(appContext), branchQuery(id))
  return null
}

export function Component() {
  const { id } = useParams()
  const { data: page } = useSuspenseQuery(branchQuery(id))
  const { branch } = page
  const { storeId, name, lat, lon } = branch
  const points = useMemo(() => [{ id: storeId, title: name, lat, lon }], [storeId, name, lat, lon])
  return (
    <PageFrame title={page.title} breadcrumbs={page.breadcrumbs}>
      <PageHead
        {...contentMeta(page, branchPath(branch.id))}
        jsonLd={{
          '@type': 'AutoPartsStore',
          name: `${company.name}, ${branch.name}`,
          url: branchPath(branch.id),
          ...(branch.picture && { image: branch.picture.desktopImage.webp }),
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'RU',
            addressLocality: branch.name,
            streetAddress: branch.address,
          },
          openingHours: branch.schedule.flatMap(openingHours),
          geo: { '@type': 'GeoCoordinates', latitude: branch.lat, longitude: branch.lon },
          telephone: branch.phones[0],
        }}
      />
      {branch.picture && (
        <figure>
          <Picture {...branch.picture} eager="high" />
        </figure>
      )}
      <BranchFacts branch={branch} />
      <MapFrame label={`Карта: ${branch.name}`} points={points} />
      <PageBlocks blocks={page.blocks.filter(({ type }) => type !== 'map')} />
    </PageFrame>
  )
}

type Branch = components['schemas']['Branch']

const days: Readonly<Record<string, string>> = {
  Пн: 'Mo',
  Вт: 'Tu',
  Ср: 'We',
  Чт: 'Th',
  Пт: 'Fr',
  Сб: 'Sa',
  Вс: 'Su',
}

/** «Пн–Пт» and its hours as schema.org writes them: `Mo-Fr 08:00-20:00`. Days in other words and days off are left out. */
function openingHours({ days: told, from, to }: Branch['schedule'][number]): string[] {
  const ends = told.split('–').map((day) => days[day.trim()])
  return from !== null && to !== null && ends.every((day) => day !== undefined)
    ? [`${ends.join('-')} ${from}-${to}`]
    : []
}

function branchQuery(id = '') {
  return apiQuery(getBranch, { path: { id: Number(id) } })
}
