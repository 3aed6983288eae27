import { type ReactNode, Suspense, use, useState } from 'react'
import type { OnDemand } from './on-demand.ts'

export interface AwaitedPartProps<Module> {
  code: OnDemand<Module>
  /** Stands in its place when the code could not be loaded; absent: the failure is the page's. */
  failed?: ReactNode
  children: (module: Module) => ReactNode
}

/** A part whose code comes on demand. The server loads it before it draws; the browser keeps that markup until it has the code. */
export function AwaitedPart<Module>({ code, failed, children }: AwaitedPartProps<Module>) {
  // Kept outside of the boundary: what suspends inside of it loses its state.
  const [loading] = useState(() =>
    code.loaded ? undefined : failed === undefined ? code.load() : code.load().catch(() => undefined),
  )
  return (
    <Suspense>
      <Loaded loading={loading} code={code} failed={failed}>
        {children}
      </Loaded>
    </Suspense>
  )
}

function Loaded<Module>({
  code,
  loading,
  failed,
  children,
}: AwaitedPartProps<Module> & { loading: Promise<Module | undefined> | undefined }) {
  // Asked again when it has loaded: React warns of a `use` that is left out after it has suspended.
  const module = loading ? use(loading) : code.loaded
  return module ? children(module) : failed
}
