import { PageHead } from './PageHead.tsx'

/** R-ROUTE-31: every component of the design system. */
export function Component() {
  return (
    <>
      <PageHead title="Компоненты" robots="noindex" />
      <h1 tabIndex={-1}>Компоненты</h1>
    </>
  )
}
