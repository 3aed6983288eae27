import { homePath } from '../lib/paths.ts'
import { Link } from '../links/Link.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/State.tsx'
import { PageHead } from './PageHead.tsx'

/** The administrator's page, which has no screen yet: it says so, and what serves meanwhile. */
export function Component() {
  return (
    <>
      <PageHead title="Управление" robots="noindex" />
      <h1 tabIndex={-1}>Управление</h1>
      <EmptyState
        icon="wrench"
        heading="h2"
        title="Раздел готовится"
        text={
          <>
            Пока состояние показывают команды: <code>npm run contract:check</code> проверяет договор с
            сервером, <code>npm run sandbox:status</code> — учебный сервер.
          </>
        }
        actions={
          <Link to={homePath} className={buttonClass()}>
            На главную
          </Link>
        }
      />
    </>
  )
}
