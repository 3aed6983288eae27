import { PageHead } from './PageHead.tsx'

/** R-ROUTE-32: where a guest logs in or registers. */
export function Component() {
  return (
    <>
      <PageHead title="Вход и регистрация" robots="noindex" />
      <h1 tabIndex={-1}>Вход и регистрация</h1>
    </>
  )
}
