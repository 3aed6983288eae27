import type { ReactNode } from 'react'

/** One message, one button (O-59). */
export interface AlertPopupProps {
  title: string
  text?: ReactNode
  /** Words of the button; 'Понятно' when left out. */
  button?: string
}

/** A question with two buttons (O-59); `usePopups().confirm` answers it. */
export interface ConfirmPopupProps {
  title: string
  text?: ReactNode
  /** Words of the confirming button; 'Да' when left out. */
  confirm?: string
  /** Words of the other button; 'Отмена' when left out. */
  cancel?: string
  /** The confirming button destroys something. */
  danger?: boolean
  onAnswer: (yes: boolean) => void
}

/** Titled text (O-59). */
export interface DefaultInfoPopupProps {
  title: string
  content: ReactNode
}

/** The same as a sheet on mobile (O-59). */
export type DefaultBottomPopupProps = DefaultInfoPopupProps
