import { PopupShowcase } from '../popups/PopupShowcase.tsx'
import { Showcase } from '../ui/Showcase.tsx'
import { GallerySamples } from './GallerySamples.tsx'
import { PageHead } from './PageHead.tsx'
import { PopupSamples } from './PopupSamples.tsx'

/** R-ROUTE-31, O-08: every component of the design system in every state. */
export function Component() {
  return (
    <>
      <PageHead title="Компоненты" robots="noindex" />
      <Showcase
        renderPopups={(className, grid) => (
          <>
            <PopupShowcase className={className} />
            <PopupSamples className={className} />
            <GallerySamples className={grid} />
          </>
        )}
      />
    </>
  )
}
