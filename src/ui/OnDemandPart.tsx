import type { ComponentType, ReactNode } from 'react'
import { LocalLoader } from './Loader.tsx'
import { type OnDemand, useOnDemand } from './on-demand.ts'
import { ErrorState } from './State.tsx'
import { useShownAtLeast } from './use-shown-at-least.ts'

export interface OnDemandPartProps<Props extends object> {
  /** Its default export is the component. */
  code: OnDemand<{ default: ComponentType<Props> }>
  /** Shown with 'Повторить' when the code did not load. */
  error: string
  props: Props
  /** Placeholder of the final size; absent: a loader. */
  fallback?: ReactNode
}

/** A component whose code loads when it is shown, or before that by `onIntent`; a failure stays inside of it. */
export function OnDemandPart<Props extends object>({
  code,
  error,
  props,
  fallback,
}: OnDemandPartProps<Props>) {
  const { module, failed, retry } = useOnDemand(code)
  // Whatever comes next, its data may be there already, and then nothing else keeps the loader.
  const loading = useShownAtLeast(fallback === undefined && !module && !failed)
  if (loading) return <LocalLoader />
  if (module) return <module.default {...props} />
  if (failed) return <ErrorState compact title={error} onRetry={retry} />
  return fallback
}
