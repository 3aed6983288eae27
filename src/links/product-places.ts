import { useSyncExternalStore } from 'react'

/** Where the page shows a product: what a mark of its own can be put into. */
export interface ProductPlace {
  element: HTMLElement
  productId: number
  /** In the cart: the machine that the line is for, or null. Absent elsewhere, and for a line in parts for several. */
  lineMachineId?: number | null
}

/** The words of a product card; no line of a cart or of a typed list, which are rows with fields of their own. */
export function isCard({ element, lineMachineId }: ProductPlace): boolean {
  return lineMachineId === undefined && element.matches('li:not([data-group]) > div')
}

let places: readonly ProductPlace[] = []
const none: readonly ProductPlace[] = []

/** Lists, product pages and the cart mark their places by `data-product`, so that they need no code for marks. */
function findPlaces(): readonly ProductPlace[] {
  const found = [...document.querySelectorAll<HTMLElement>('[data-product]')].map((element) => {
    const { product, lineMachine } = element.dataset
    return {
      element,
      productId: Number(product),
      ...(lineMachine !== undefined && { lineMachineId: lineMachine === '' ? null : Number(lineMachine) }),
    }
  })
  const isSame =
    found.length === places.length &&
    found.every(
      ({ element, productId, lineMachineId }, index) =>
        places[index]?.element === element &&
        places[index].productId === productId &&
        places[index].lineMachineId === lineMachineId,
    )
  if (!isSame) places = found
  return places
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-product', 'data-line-machine'],
  })
  return () => observer.disconnect()
}

/** All places of products on the page, kept up to date. */
export function useProductPlaces(): readonly ProductPlace[] {
  return useSyncExternalStore(subscribe, findPlaces, () => none)
}
