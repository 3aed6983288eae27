import { deleteDatabase } from '../../mocks/browser/database.ts'
import { type Failure, type FailureAction, failures, ShopFailure } from './failures.ts'
import { databaseName } from './names.ts'

const actionTitles: Record<FailureAction, string> = { reload: 'Обновить страницу', reset: 'Начать заново' }

/** In place of the shop: it can't start. Plain DOM, because what draws pages may be what is missing. */
export function showFailure(failure: Failure, error?: unknown): void {
  const { title, text, actions } = failures[failure]
  const explanation = element('p', '', [text])
  explanation.setAttribute('role', 'alert')
  const main = element('main', 'shell', [
    element('h1', '', [title]),
    explanation,
    element('div', 'shell-actions', actions.map(actionButton)),
    ...detail(error),
  ])
  document.title = title
  document.querySelector('#root')?.replaceChildren(main)
}

/** Over the shop: it runs, but what was done last could not be kept. One at a time. */
export function showNotice(failure: Failure): void {
  if (document.querySelector('.shell-notice')) return
  const { title, text, actions } = failures[failure]
  const notice = element('section', 'shell-notice', [])
  const close = button('Закрыть', () => notice.remove())
  notice.setAttribute('role', 'alert')
  notice.append(
    element('h2', '', [title]),
    element('p', '', [text]),
    element('div', 'shell-actions', [...actions.map(actionButton), close]),
  )
  document.body.append(notice)
}

function actionButton(action: FailureAction): HTMLElement {
  return button(actionTitles[action], () => {
    if (action === 'reload') location.reload()
    else void deleteDatabase(databaseName).finally(() => location.reload())
  })
}

function button(title: string, onClick: () => void): HTMLElement {
  const made = element('button', 'shell-button', [title])
  made.setAttribute('type', 'button')
  made.addEventListener('click', onClick)
  return made
}

function element(tag: string, className: string, children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...children)
  return made
}

/** What the browser said, for whoever is called for help. */
function detail(error: unknown): HTMLElement[] {
  const cause = error instanceof ShopFailure ? error.cause : error
  if (!(cause instanceof Error)) return []
  const line = element('p', 'shell-detail', [cause.message])
  line.lang = 'en'
  return [line]
}
