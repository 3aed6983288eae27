import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { NotBuilt } from '../api/built-load.ts'
import { NotBuiltState } from '../ui/NotBuiltState.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

interface Page<Loaded> {
  loader: (args: LoaderFunctionArgs) => Promise<Loaded>
  Component: ComponentType
}

/** What the backend has not built. */
interface Missing {
  missing: string
}

interface BuiltPage extends Page<null> {
  title: string | ((pathname: string) => string)
}

/**
 * A page of the personal area of which the backend may lack what it is drawn from: its heading and the menus stand, and
 * it says that it isn't there yet (O-27). Its loader reads by `loadBuilt`.
 */
export function builtPage({ title, loader, Component }: BuiltPage): Page<Missing | null> {
  return {
    loader: async (args) => {
      try {
        return await loader(args)
      } catch (failure) {
        if (failure instanceof NotBuilt) return { missing: failure.operation }
        throw failure
      }
    },
    Component: () => {
      const missing = useLoaderData<Missing | null>()?.missing
      const { pathname } = useLocation()
      if (missing === undefined) return <Component />
      const heading = typeof title === 'string' ? title : title(pathname)
      return (
        <div className={styles.page}>
          <PageHead title={heading} canonical={pathname} robots="noindex" />
          <h1 tabIndex={-1}>{heading}</h1>
          <NotBuiltState operation={missing} />
        </div>
      )
    },
  }
}
