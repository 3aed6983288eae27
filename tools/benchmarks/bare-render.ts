import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { parseDocument } from 'htmlparser2'
import type { ChildNode } from 'domhandler'

const reactNames: Record<string, string> = {
  autocomplete: 'autoComplete',
  datetime: 'dateTime',
  enterkeyhint: 'enterKeyHint',
  fetchpriority: 'fetchPriority',
  for: 'htmlFor',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  spellcheck: 'spellCheck',
  tabindex: 'tabIndex',
}

/**
 * How many times per second React alone turns this very markup into a string: the upper bound for a page of this
 * size, without data, routing or components.
 */
export function measureBareRender(html: string, duration = 3000): number {
  const tree = toReact(parseDocument(/<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html).children)
  for (let index = 0; index < 20; index += 1) renderToString(tree)
  const started = performance.now()
  let count = 0
  while (performance.now() - started < duration) {
    renderToString(tree)
    count += 1
  }
  return count / ((performance.now() - started) / 1000)
}

function toReact(nodes: ChildNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.data
    if (node.type !== 'tag') return null
    const { style: _style, value: _value, checked: _checked, class: className, ...attributes } = node.attribs
    // The work per attribute is what is measured; only where React knows a name by capitals does it warn of HTML's.
    const props = Object.fromEntries(
      Object.entries(attributes)
        .filter(([name]) => /^[a-z-]+$/.test(name) && !name.startsWith('on'))
        .map(([name, value]) => [reactNames[name] ?? name, value]),
    )
    const children = toReact(node.children)
    return createElement(
      node.name,
      { key: index, className, ...props },
      ...(children.length > 0 ? children : []),
    )
  })
}
