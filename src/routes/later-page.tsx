import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AskManager } from '../features/records/AskManager.tsx'
import { homePath } from '../lib/paths.ts'
import { Link } from '../links/Link.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/State.tsx'
import { PageHead } from './PageHead.tsx'

interface LaterPage {
  title: string
  /** What serves until the screen is there. */
  text: ReactNode
}

const byManager = 'Пока с этим поможет менеджер.'

const pages: Readonly<Record<string, LaterPage>> = {
  admin: {
    title: 'Управление',
    text: (
      <>
        Пока состояние показывают команды: <code>npm run contract:check</code> проверяет договор с сервером,{' '}
        <code>npm run sandbox:status</code> — учебный сервер.
      </>
    ),
  },
  requests: { title: 'Заявки', text: byManager },
}

/** A route whose screen stands without a call of its own yet: it says so, and what to do meanwhile. */
export function Component() {
  const { pathname } = useLocation()
  const name = pathname.split('/').findLast((part) => part !== '') ?? ''
  const { title, text } = pages[name] ?? { title: 'Личный кабинет', text: byManager }
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState
        icon="wrench"
        heading="h2"
        title="Раздел готовится"
        text={text}
        actions={
          <>
            {name !== 'admin' && <AskManager topic={title} />}
            <Link to={homePath} className={buttonClass()}>
              На главную
            </Link>
          </>
        }
      />
    </>
  )
}
