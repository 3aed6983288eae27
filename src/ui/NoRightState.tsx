import type { ReactNode } from 'react'
import { EmptyState } from './State.tsx'

export interface NoRightStateProps {
  text?: ReactNode
  actions?: ReactNode
}

/** The visitor may not see this. */
export function NoRightState({
  text = 'Попросите доступ у администратора вашей компании.',
  actions,
}: NoRightStateProps) {
  return <EmptyState icon="lock" title="Недостаточно прав" text={text} actions={actions} />
}
