import { useReducer } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { comparePath } from '../../../lib/paths.ts'
import { comparedKey } from '../../../lib/storage.ts'
import { isCard, type ProductPlace, useProductPlaces } from '../../../links/product-places.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { useStored } from '../../../ui/use-stored.ts'
import { ComparedLink } from './ComparedLink.tsx'
import { codesIn, keepCodes, keptCodes, mostCompared, withCode } from './compared.ts'
import styles from './ListCompare.module.css'

/**
 * A button on every card and in every row of a table of parts: puts the product beside those that this browser compares.
 * The way to them stands behind the count of the list. The code comes with the first touch of the page.
 */
export function ListCompare() {
  const places = useProductPlaces()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const codes = codesIn(useStored(comparedKey))
  // This tab's own changes of the storage are no event.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  // There each product stands already, with a button that takes it out.
  if (pathname === comparePath) return null

  const toggle = (code: string) => {
    const kept = keptCodes()
    const isFull = !kept.includes(code) && kept.length === mostCompared
    const wanted = kept.includes(code) ? kept.filter((other) => other !== code) : withCode(kept, code)
    keepCodes(wanted)
    drawAgain()
    if (wanted.includes(code))
      toast({
        message: `В\u00a0сравнении: ${wanted.length}.${isFull ? ` Больше ${mostCompared} рядом не\u00a0помещается, первый товар убран.` : ''}`,
        time: 4000,
        action: { label: 'Сравнить', onAction: () => void navigate(comparePath) },
      })
  }
  const count = document.querySelector('main h1 + [role="status"]')
  return (
    <>
      {places.flatMap((place, index) => {
        const { link, host } = linkOf(place)
        const code = /^\/product\/([^/]+)\/$/.exec(link?.pathname ?? '')?.[1]
        if (!link || !host || code === undefined) return []
        return createPortal(
          <IconButton
            icon="compare"
            label={`Сравнить: ${link.textContent}`}
            aria-pressed={codes.includes(code)}
            size="small"
            className={(link === place.element ? styles.inRow : styles.onCard) ?? ''}
            onClick={() => toggle(code)}
          />,
          host,
          `${code} ${index}`,
        )
      })}
      {count?.parentElement && codes.length > 0 && createPortal(<ComparedLink />, count.parentElement)}
    </>
  )
}

/** The link of the product, and what the button is put into: the words of a card, or the cell of a table. */
function linkOf(place: ProductPlace): { link?: HTMLAnchorElement | null; host?: Element | null } {
  const { element } = place
  if (isCard(place)) return { link: element.querySelector('a'), host: element }
  return element instanceof HTMLAnchorElement && element.matches('td > a')
    ? { link: element, host: element.parentElement }
    : {}
}
