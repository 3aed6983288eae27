import type { ReactNode } from 'react'
import { EmptyState } from './State.tsx'

export interface NotBuiltStateProps {
  /** What the backend has not built; told in development only. */
  operation: string
  title?: ReactNode
  text?: ReactNode
  actions?: ReactNode
}

/** In place of what the backend doesn't have yet: the rest of the page stands (O-27). */
export function NotBuiltState({
  operation,
  title = 'Этот раздел пока недоступен',
  text = 'Он появится позже. Остальные разделы работают.',
  actions,
}: NotBuiltStateProps) {
  return (
    <EmptyState
      icon="clock"
      title={title}
      text={
        import.meta.env.DEV ? (
          <>
            {text} Бэкенд не построил операцию <code>{operation}</code>.
          </>
        ) : (
          text
        )
      }
      actions={actions}
    />
  )
}
