import { serverAnswers } from '../lib/server-answers.ts'
import { sessionMarkKey } from '../lib/session-mark.ts'
import { buttonClass } from '../ui/button-class.ts'
import styles from './RestoredPage.module.css'

/** The root element carries here the mark of the session that its page was drawn under. */
const markAttribute = 'data-session'
/** The root element carries it while its page is that of another visitor. */
const strangeAttribute = 'data-strange'

/**
 * An inline script for the document. Some browsers keep a page for Back although it says `no-store`. Such a page is
 * hidden when it is left, and shown again only when nobody has logged in or out since.
 */
export const restoredPageScript = `(${hideStrangePage.toString()})(${[
  sessionMarkKey,
  markAttribute,
  strangeAttribute,
]
  .map((name) => JSON.stringify(name))
  .join()})`

/** Runs in the document on its own, so it uses nothing outside of itself. Without a storage no mark equals another. */
function hideStrangePage(key: string, mark: string, strange: string): void {
  const root = document.documentElement
  const readMark = () => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return undefined
    }
  }
  root.setAttribute(mark, readMark() ?? '')
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) root.style.visibility = 'hidden'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || root.hasAttribute(strange)) return
    const isStrange = readMark() !== root.getAttribute(mark)
    root.style.visibility = isStrange ? 'hidden' : ''
    root.toggleAttribute(strange, isStrange)
  })
}

/**
 * Says over a page of another visitor why it is hidden, and loads it anew once the server answers.
 * @param onOwn this page came back and is still its visitor's
 */
export function watchRestoredPage(onOwn: () => void): void {
  const root = document.documentElement
  // The shell of the browser-only build has no inline scripts, and nothing of a visitor before this.
  if (!root.hasAttribute(markAttribute)) hideStrangePage(sessionMarkKey, markAttribute, strangeAttribute)
  const look = () => (root.hasAttribute(strangeAttribute) ? replaceStrangePage() : onOwn())
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  // It was left before this code had come.
  if (root.hasAttribute(strangeAttribute)) look()
}

/** The page on screen is drawn for the visitor of this mark. */
export function noteSessionMark(mark: string): void {
  document.documentElement.setAttribute(markAttribute, mark)
}

function replaceStrangePage(): void {
  const message = document.createElement('div')
  message.setAttribute('role', 'alert')
  message.className = styles['message'] ?? ''
  const text = document.createElement('p')
  text.textContent = 'Страница устарела.'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = buttonClass({ variant: 'primary' })
  button.textContent = 'Обновить страницу'
  const reload = () => location.reload()
  button.addEventListener('click', reload)
  message.append(text, button)
  document.body.append(message)
  button.focus()
  // Only a server that answers can give the page anew; without one the message stays.
  void serverAnswers().then((answers) => {
    if (answers) reload()
  })
}
