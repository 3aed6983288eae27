import { handOnFocus } from '../../ui/hand-on-focus.ts'

/** A ref for what an action takes away when it is done: the focus goes to the order's number. */
export const headingFocus = handOnFocus(() => document.querySelector('h1'))
