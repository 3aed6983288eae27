import type { ComponentType } from 'react'
import type { ErrorPageKind } from '../error-status.ts'

type ErrorPages = Readonly<Record<ErrorPageKind, ComponentType>>

/** The module of the error pages, for the document that shows one. */
export const errorPagesModule = 'src/app/errors/error-pages.ts'

// Code, not state: the same for every visitor.
let pages: ErrorPages | undefined
let coming: Promise<ErrorPages> | undefined

/** Loads the error pages; without network there is one that needs none. Never rejects. */
export function loadErrorPages(): Promise<ErrorPages> {
  coming ??= import('./error-pages.ts').then(
    (module) => (pages = module.errorPages),
    () => {
      coming = undefined
      return poorPages
    },
  )
  return coming
}

/** The error pages, once they are loaded. */
export function loadedErrorPages(): ErrorPages | undefined {
  return pages
}

function PoorPage() {
  return (
    <>
      <h1 tabIndex={-1}>Ведутся технические работы</h1>
      <a href="">Обновить страницу</a>
    </>
  )
}

const poorPages: ErrorPages = {
  notFound: PoorPage,
  forbidden: PoorPage,
  serverError: PoorPage,
  technical: PoorPage,
}
