import { expect, test } from 'vitest'
import { drawDiagram } from '../../mocks/drawings/exploded-diagram.ts'
import { isInertSvg } from './inert-svg.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

test('drawings of this project, and what drawing programs write, only draw', () => {
  const parts = [{ number: 1, name: 'Палец', spec: { kind: 'pin', dims: {} } as const, quantity: 1 }]
  expect(isInertSvg(drawDiagram({ number: '1', title: 'Стрела', model: 'EG', body: 'boom', parts }))).toBe(
    true,
  )
  expect(isInertSvg(`<?xml version="1.0"?>${svg('<use href="#a"/><rect fill="url(#g)"/>')}`)).toBe(true)
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  expect(isInertSvg(`${doctype}${svg('<style><![CDATA[.a{fill:red}]]></style>')}`)).toBe(true)
  expect(
    isInertSvg(svg('<style>.a{fill:url(#g)}</style><image xlink:href="data:image/png;base64,AA"/>')),
  ).toBe(true)
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>'],
  ['a handler', svg('<rect/>', 'onload="alert(1)"')],
  ['a link that runs', svg('<a xlink:href="java&#115;cript:alert(1)"><rect/></a>')],
  ['a foreign picture', svg('<image href="https://example.com/a.png"/>')],
  ['a picture without protocol', svg('<image href="//example.com/a.png"/>')],
  ['a nested drawing', svg('<image href="data:image/svg+xml;base64,AA"/>')],
  ['a foreign part', svg('<use href="/other.svg#a"/>')],
  ['a foreign fill', svg('<rect style="fill:url(https://example.com/a#b)"/>')],
  ['a foreign style', svg('<style>@import "https://example.com/a.css";</style>')],
  ['an escaped address', svg('<style>a{fill:u\\72l(https://example.com)}</style>')],
  ['HTML inside', svg('<foreignObject><b>1</b></foreignObject>')],
  ['an animated link', svg('<a><animate attributeName="xlink:href" to="#"/></a>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`],
  ['no drawing', '<html></html>'],
  ['nothing', ''],
])('a drawing with %s is refused', (_what, markup) => {
  expect(isInertSvg(markup)).toBe(false)
})
