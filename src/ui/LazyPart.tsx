import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { LocalLoader } from './Loader.tsx'
import { ErrorState } from './State.tsx'

export interface LazyPartProps<Props extends object> {
  /** Imports the module; the same function at every render. */
  load: () => Promise<{ default: ComponentType<Props> }>
  /** Said together with 'Повторить' when the code could not be loaded. */
  error: string
  props: Props
  /** Stands in its place meanwhile. */
  fallback?: ReactNode
}

/** A part of a page whose code comes when it is wanted; a failure stays inside of it. */
export function LazyPart<Props extends object>({ load, error, props, fallback }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (Part || failed) return undefined
    let current = true
    load().then(
      (module) => {
        if (current) setPart(() => module.default)
      },
      () => {
        if (current) setFailed(true)
      },
    )
    return () => {
      current = false
    }
  }, [Part, failed, load])
  if (Part) return <Part {...props} />
  if (failed) return <ErrorState compact title={error} onRetry={() => setFailed(false)} />
  return fallback ?? <LocalLoader />
}
