import { createContext } from 'react'

/** The element of the page in which the form shows the totals of the order and its button. */
export const TotalsPlace = createContext<HTMLElement | null>(null)
