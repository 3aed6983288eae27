import { handOnFocus } from '../../ui/hand-on-focus.ts'

/** A ref for an element that an action removes: the focus moves to the order's number. */
export const headingFocus = handOnFocus(() => document.querySelector('h1'))
