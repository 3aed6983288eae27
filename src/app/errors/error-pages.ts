import type { ComponentType } from 'react'
import type { ErrorPageKind, ErrorPageProps } from '../error-status.ts'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { ServerErrorPage } from './ServerErrorPage.tsx'
import { TechnicalPage } from './TechnicalPage.tsx'

/** The page for each kind of failure. */
export const errorPages: Readonly<Record<ErrorPageKind, ComponentType<ErrorPageProps>>> = {
  notFound: NotFoundPage,
  forbidden: ForbiddenPage,
  serverError: ServerErrorPage,
  technical: TechnicalPage,
}
