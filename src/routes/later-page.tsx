import { useLocation } from 'react-router'
import { PageHead } from './PageHead.tsx'

const titles: Readonly<Record<string, string>> = {
  admin: 'Управление',
  profile: 'Профиль',
  requests: 'Заявки',
  users: 'Сотрудники компании',
}

/** A route whose screen stands without a call of its own yet. */
export function Component() {
  const { pathname } = useLocation()
  const name = pathname.split('/').findLast((part) => part !== '') ?? ''
  const title = titles[name] ?? 'Личный кабинет'
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
    </>
  )
}
