import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { PageBlocks } from '../features/content/PageBlocks.tsx'
import { PageFrame } from '../features/content/PageFrame.tsx'
import { getPromotion } from '../generated/operations.ts'
import { formatCalendarDay } from '../lib/dates.ts'
import { promotionPath } from '../lib/paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { contentMeta } from './content-page.ts'
import { PageHead } from './PageHead.tsx'
import { renderStrip } from './product-strip.tsx'

/** R-ROUTE-23 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  await loadPage(context.get(appContext), promotionQuery(params['code']))
  return null
}

export function Component() {
  const { code } = useParams()
  const { data: page } = useSuspenseQuery(promotionQuery(code))
  const { activeFrom, activeTo, picture, previewText } = page
  return (
    <PageFrame
      title={page.title}
      breadcrumbs={page.breadcrumbs}
      note={
        activeTo
          ? `С ${formatCalendarDay(activeFrom)} по ${formatCalendarDay(activeTo)}`
          : `С ${formatCalendarDay(activeFrom)}`
      }
    >
      <PageHead {...contentMeta(page, promotionPath(page.code))} />
      {picture && <Picture {...picture} eager="high" />}
      <p>{previewText}</p>
      <PageBlocks
        blocks={page.blocks}
        renderProducts={(products) => renderStrip({ label: 'Товары акции', products })}
      />
    </PageFrame>
  )
}

function promotionQuery(code = '') {
  return apiQuery(getPromotion, { path: { code } })
}
