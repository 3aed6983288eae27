const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Moves the focus into a dialog: to `data-autofocus` once the content has loaded, else to the heading, else to the
 * first focusable element. A focus inside the dialog stays.
 */
export function focusInside(dialog: HTMLElement, hasContent = true): void {
  const wanted = hasContent ? dialog.querySelector<HTMLElement>('[data-autofocus]') : null
  if (wanted) wanted.focus()
  else if (!dialog.contains(document.activeElement)) {
    dialog.querySelector<HTMLElement>(`h2[tabindex], ${FOCUSABLE}`)?.focus()
  }
}

/**
 * Gives the focus back to what opened a popup, else to the heading of its section, else to that of the page (O-60). The
 * section may have been redrawn meanwhile: a login redraws the checkout.
 */
export function focusBack(opener: Element | null): void {
  const isReachable = opener?.isConnected && opener !== document.body && !opener.closest('[inert]')
  if (isReachable && opener instanceof HTMLElement && opener.matches(FOCUSABLE)) {
    opener.focus({ preventScroll: true })
    if (document.activeElement === opener) return
  }
  const near = opener?.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby')
  const section = near ? document.getElementById(near) : null
  const heading = section ?? document.querySelector('h1')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: !section })
}

/**
 * A ref for floating elements that don't take the focus, such as notices. If one unmounts with the focus inside, the
 * focus returns to where it came from, else to the heading of the page.
 */
export function returnFocus(element: HTMLElement | null): () => void {
  let from: Element | null = null
  const onFocusIn = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !element?.contains(relatedTarget)) from = relatedTarget
  }
  element?.addEventListener('focusin', onFocusIn)
  return () => {
    element?.removeEventListener('focusin', onFocusIn)
    if (element?.contains(document.activeElement)) focusBack(from)
  }
}
