import { expect, test } from 'vitest'
import { markComponents } from './pure-components.ts'

test('components and contexts are marked, their names go, calls while rendering stay as they are', () => {
  const code = [
    'const Link = React$1.forwardRef(function LinkWithRef(props, ref) {',
    '\tReact$1.useEffect(() => {});',
    '});',
    'Link.displayName = "Link";',
    'var Context = React.createContext(void 0);',
    '\tlet Inner = React$1.forwardRef(render);',
    '\tInner.displayName = "Inner";',
  ]
  expect(markComponents(code.join('\n')).split('\n')).toEqual([
    'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef(props, ref) {',
    '\tReact$1.useEffect(() => {});',
    '});',
    '',
    'var Context = /* @__PURE__ */ React.createContext(void 0);',
    '\tlet Inner = React$1.forwardRef(render);',
    '\tInner.displayName = "Inner";',
  ])
})
