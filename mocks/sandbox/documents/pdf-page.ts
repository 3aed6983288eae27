import { jsPDF } from 'jspdf'
import { putDrawing } from './pdf-drawing.ts'
import fonts from './fonts.json' with { type: 'json' }

// A4 in points.
const width = 595
const height = 842
const margin = 40
const right = width - margin
const bottom = height - 60

export interface Column {
  title: string
  /** Points. */
  width: number
  align?: 'right'
}

type Weight = 'normal' | 'bold'

/** A document that is written from top to bottom; what doesn't fit goes to the next page. */
export class PdfPage {
  readonly #pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true })
  #y = margin

  constructor(title: string, now: Date) {
    const pdf = this.#pdf
    for (const [weight, data] of [
      ['normal', fonts.regular],
      ['bold', fonts.bold],
    ] as const) {
      pdf.addFileToVFS(`plex-${weight}.ttf`, data)
      pdf.addFont(`plex-${weight}.ttf`, 'Plex', weight)
    }
    pdf.setProperties({ title })
    // The same document is the same bytes.
    pdf.setCreationDate(now)
    pdf.setFileId('0'.repeat(32))
  }

  text(text: string, { size = 10, weight = 'normal' }: { size?: number; weight?: Weight } = {}): this {
    this.#use(weight, size)
    for (const line of this.#wrapped(text, right - margin)) {
      this.#room(size * 1.4)
      this.#pdf.text(line, margin, this.#y)
    }
    return this
  }

  /** A sheet of the drawing engine in the middle of the page. @param size its width in points */
  drawing(svg: string, size: number): this {
    if (this.#y + size * 0.75 > bottom) {
      this.#pdf.addPage()
      this.#y = margin
    }
    this.#y += putDrawing(this.#pdf, svg, (width - size) / 2, this.#y, size)
    return this
  }

  gap(points: number): this {
    this.#y += points
    return this
  }

  /** A line of text at the right edge, such as a total. */
  total(label: string, value: string, weight: Weight = 'normal'): this {
    this.#use(weight, 10)
    this.#room(15)
    this.#pdf.text(label, right - 110, this.#y, { align: 'right' })
    this.#pdf.text(value, right, this.#y, { align: 'right' })
    return this
  }

  /** Rows under headings that stand again on every page. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): this {
    const size = 8.5
    const step = size * 1.25
    const put = (cells: readonly string[], weight: Weight) => {
      this.#use(weight, size)
      const wrapped = columns.map((column, index) => this.#wrapped(cells[index] ?? '', column.width - 6))
      const lines = Math.max(...wrapped.map(({ length }) => length))
      if (this.#y + lines * step + 6 > bottom) {
        this.#pdf.addPage()
        this.#y = margin
        if (weight === 'normal')
          put(
            columns.map(({ title }) => title),
            'bold',
          )
        this.#use(weight, size)
      }
      let x = margin
      for (const [index, column] of columns.entries()) {
        for (const [line, text] of (wrapped[index] ?? []).entries()) {
          const y = this.#y + (line + 1) * step
          if (column.align) this.#pdf.text(text, x + column.width - 3, y, { align: column.align })
          else this.#pdf.text(text, x + 3, y)
        }
        x += column.width
      }
      this.#y += lines * step + 5
      this.#pdf.setDrawColor(190).setLineWidth(0.5).line(margin, this.#y, right, this.#y)
    }
    put(
      columns.map(({ title }) => title),
      'bold',
    )
    for (const row of rows) put(row, 'normal')
    return this
  }

  /** @param size the bytes that answers have told; a PDF comment fills the file up */
  bytes(size: number): Uint8Array<ArrayBuffer> {
    return filledUp(new Uint8Array(this.#pdf.output('arraybuffer')), size)
  }

  #use(weight: Weight, size: number): void {
    this.#pdf.setFont('Plex', weight).setFontSize(size)
  }

  #wrapped(text: string, most: number): string[] {
    const lines: unknown = this.#pdf.splitTextToSize(text, most)
    return Array.isArray(lines) ? lines.map(String) : [text]
  }

  /** Goes down a line, to the next page when this one is full. */
  #room(step: number): void {
    if (this.#y + step > bottom) {
      this.#pdf.addPage()
      this.#y = margin
    }
    this.#y += step
  }
}

/** Puts a comment before the table of objects, so that only the place of the table changes. */
function filledUp(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder('latin1').decode(bytes)
  const table = text.lastIndexOf('\nxref\n') + 1
  const tail = (from: number) => text.slice(table).replace(/startxref\n\d+/, `startxref\n${from}`)
  let filling = 0
  // The place of the table may get another digit.
  for (let round = 0; round < 3; round += 1) filling = size - table - tail(table + filling).length
  if (table === 0 || filling < 2)
    throw new Error(`A document of ${bytes.length} bytes is longer than ${size}`)
  const comment = `%${' '.repeat(filling - 2)}\n`
  const result = new Uint8Array(size)
  result.set(bytes.subarray(0, table))
  result.set(new TextEncoder().encode(comment + tail(table + filling)), table)
  return result
}
