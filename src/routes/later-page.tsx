import { homePath } from '../lib/paths.ts'
import { Link } from '../links/Link.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/State.tsx'
import { PageHead } from './PageHead.tsx'

/** The administrator's page, which has no screen yet. What serves developers meanwhile stands in the README. */
export function Component() {
  return (
    <>
      <PageHead title="Управление" robots="noindex" />
      <h1 tabIndex={-1}>Управление</h1>
      <EmptyState
        icon="wrench"
        heading="h2"
        title="Раздел готовится"
        text="Здесь будет видно, как магазин обменивается данными с учётной системой. Пока это проверяют разработчики магазина."
        actions={
          <Link to={homePath} className={buttonClass()}>
            На главную
          </Link>
        }
      />
    </>
  )
}
