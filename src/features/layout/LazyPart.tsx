import { type ComponentType, useEffect, useState } from 'react'
import { LocalLoader } from '../../ui/Loader.tsx'
import { ErrorState } from '../../ui/State.tsx'

export interface LazyPartProps<Props extends object> {
  /** Imports the module; the same function at every render. */
  load: () => Promise<{ default: ComponentType<Props> }>
  /** Said together with 'Повторить' when the code could not be loaded. */
  error: string
  props: Props
}

/** A part of the frame whose code comes when it is wanted; a failure stays inside of it. */
export function LazyPart<Props extends object>({ load, error, props }: LazyPartProps<Props>) {
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
  return <LocalLoader />
}
