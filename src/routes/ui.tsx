import { PopupShowcase } from '../popups/PopupShowcase.tsx'
import { Showcase } from '../ui/Showcase.tsx'
import { PageHead } from './PageHead.tsx'

/** R-ROUTE-31, O-08: every component of the design system in every state. */
export function Component() {
  return (
    <>
      <PageHead title="Компоненты" robots="noindex" />
      <Showcase renderPopups={(className) => <PopupShowcase className={className} />} />
    </>
  )
}
