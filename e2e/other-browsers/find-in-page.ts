/** What a person looks for: a role, its name, and the place around it. */
export interface Place {
  role: keyof typeof selectors
  /** Text that the name holds; a place without one is the first of its role. */
  name?: string
  within?: Place
}

/** Elements of a role in the shop's markup. */
const selectors = {
  alertdialog: '[role="alertdialog"]',
  banner: 'header',
  button: 'button, [role="button"], summary',
  checkbox: 'input[type="checkbox"]',
  combobox: '[role="combobox"], select',
  dialog: 'dialog:not([role]), [role="dialog"]',
  gridcell: '[role="gridcell"]',
  group: '[role="group"], fieldset',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  main: 'main',
  radio: 'input[type="radio"]',
  region: 'aside, section[aria-label], section[aria-labelledby], [role="region"]',
  row: 'tr, [role="row"]',
  spinbutton: '[role="spinbutton"], input[type="number"]',
  status: '[role="status"], [role="alert"], [aria-live]',
  textbox: 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea',
}

/** One step to a place, as the page understands it. */
export interface Step {
  selector: string
  name: string
}

export interface Found {
  /** Middle of what can be clicked, CSS pixels of the window. */
  x: number
  y: number
  /** Whether a click at that point hits it, and nothing over it. */
  isOnTop: boolean
  isFocused: boolean
  text: string
  value: string
}

export function stepsTo({ role, name = '', within }: Place): Step[] {
  return [...(within ? stepsTo(within) : []), { selector: selectors[role], name }]
}

/**
 * Runs inside of the page, so it uses nothing from around it. Finds the first element that can be seen and brings it
 * into the window.
 */
export function findInPage(steps: readonly Step[]): Found | null {
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')
    if (by)
      return plain(
        by
          .split(' ')
          .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '')
          .join(' '),
      )
    const label = element.getAttribute('aria-label')
    if (label) return plain(label)
    if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0)
      return plain([...element.labels].map(({ textContent }) => textContent).join(' '))
    return plain(element.textContent)
  }
  const find = (root: ParentNode, [step, ...rest]: readonly Step[]): Element | null => {
    if (!step) return root instanceof Element ? root : null
    for (const element of root.querySelectorAll(step.selector)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (!nameOf(element).includes(step.name)) continue
      const found = find(element, rest)
      if (found) return found
    }
    return null
  }
  const element = find(document, steps)
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label')
  return {
    x,
    y,
    isOnTop: hit !== null && (element.contains(hit) || hit.contains(element) || label?.control === element),
    isFocused: document.activeElement === element,
    text: plain(element.textContent),
    value: 'value' in element ? String(element.value) : '',
  }
}
