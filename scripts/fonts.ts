import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { npmCommand } from '../tools/command/npm-command.ts'

// The ready-made packages split scripts into separate files (an article and its name would load two of them); here each
// face is one woff2 file.
const usage = `npm run fonts

Cuts the two typefaces of the shop down to the characters that a Russian storefront prints, into src/ui/fonts/, and two
weights for the documents of the sandbox into mocks/sandbox/documents/fonts.json. The files are committed.`

const root = new URL('../', import.meta.url)

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const latin = range(0x20, 0x7e)
// А–я without the historical letters; Ё stands apart in Unicode. Other Cyrillic alphabets fall back.
const cyrillic = `${range(0x410, 0x44f)}Ёё`
const signs = '\u00a0\u202f\u2009\u2011₽№×−·…«»„“”‘’–—←↑→↓↗°±²³½⌀§©®™•≤≥≈µ⁄'

interface Cut {
  source: string
  target: string
  text: string
  axes?: Record<string, number | { min: number; max: number; default?: number }>
}

const cuts: Cut[] = [
  {
    source: 'node_modules/@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf',
    target: 'src/ui/fonts/plex-sans.woff2',
    text: latin + cyrillic + signs,
    // The width axis is pinned: the shop uses weights 400, 500 and 700 of the normal width only.
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
  {
    // Articles and serial numbers: Latin, Cyrillic capitals and digits in one weight.
    source: 'node_modules/@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Medium.woff2',
    target: 'src/ui/fonts/plex-mono.woff2',
    text: `${latin}${range(0x410, 0x42f)}Ё\u00a0\u2011№×−·…–—`,
  },
]

const document = {
  source: 'node_modules/@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf',
  target: 'mocks/sandbox/documents/fonts.json',
  weights: { regular: 400, bold: 600 },
}

/** A PDF takes TrueType, and JSON can be loaded by Node and by the browser-only build alike. */
async function cutForDocuments(): Promise<string> {
  const font = await readFile(new URL(encodeURI(document.source), root))
  const fonts: Record<string, string> = {}
  for (const [name, wght] of Object.entries(document.weights)) {
    const subset = await subsetFont(font, latin + cyrillic + signs, {
      targetFormat: 'sfnt',
      keepFeatures: [],
      noHinting: true,
      variationAxes: { wdth: 100, wght },
    })
    fonts[name] = Buffer.from(subset).toString('base64')
  }
  return `${JSON.stringify(fonts, null, 2)}\n`
}

await npmCommand({ usage }, async () => {
  for (const cut of cuts) {
    const font = await readFile(new URL(encodeURI(cut.source), root))
    const subset = await subsetFont(font, cut.text, {
      targetFormat: 'woff2',
      // Stylistic alternates would each keep a second drawing of a letter; kerning and tabular figures are enough.
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
      noHinting: true,
      ...(cut.axes ? { variationAxes: cut.axes } : {}),
    })
    await writeFile(new URL(cut.target, root), subset)
    console.log(`${cut.target}: ${subset.length} bytes`)
  }
  const fonts = await cutForDocuments()
  await writeFile(new URL(document.target, root), fonts)
  console.log(`${document.target}: ${fonts.length} bytes`)
})
