import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { readable } from '../../ui/late-part.tsx'
import type { ErrorPageKind } from '../error-status.ts'

type ErrorPages = Readonly<Record<ErrorPageKind, ComponentType>>

/** The module of the error pages, for the document that shows one. */
export const errorPagesModule = 'src/app/errors/error-pages.ts'

// Code, not state: the same for every visitor.
let coming: Promise<ErrorPages> | undefined

/** Loads the error pages; without network there is one that needs none. Never rejects. */
export function loadErrorPages(): Promise<ErrorPages> {
  coming ??= readable(
    import('./error-pages.ts').then(
      (module) => module.errorPages,
      () => poorPages,
    ),
  )
  return coming
}

function PoorPage() {
  const { pathname, search } = useLocation()
  return (
    <>
      <h1 tabIndex={-1}>Ведутся технические работы</h1>
      <a href={pathname + search}>Обновить страницу</a>
    </>
  )
}

const poorPages: ErrorPages = {
  notFound: PoorPage,
  forbidden: PoorPage,
  serverError: PoorPage,
  technical: PoorPage,
}
