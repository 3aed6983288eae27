import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'

/** A row of a sheet. */
export interface SheetRow {
  /** From 1; empty rows count. */
  number: number
  /** Texts of the cells; numbers with a decimal point. */
  cells: string[]
}

/** Unpacked bytes of a workbook that are read at most: a zip of 10 MiB can hold 10 GiB. */
const mostBytes = 24 * 1024 * 1024
/** Cells further to the right are ignored. */
const mostColumns = 64

/**
 * The rows of an XLSX's first sheet that have cells, at most `mostRows`; of formulas the values.
 * Reads only what the file holds: a cell at the far corner of a sheet makes no rows and columns before it.
 * @throws when the file is damaged, no workbook, or too large when unpacked
 */
export function workbookRows(bytes: Uint8Array, mostRows: number): SheetRow[] {
  const parts = unpacked(bytes)
  const part = (path: string | undefined) => {
    const content = path === undefined ? undefined : parts[path]
    if (!content) throw new Error(`The workbook has no ${path ?? 'sheet'}`)
    return strFromU8(content)
  }
  const links = relations(part('xl/_rels/workbook.xml.rels'))
  const strings = links.find(({ type }) => type.endsWith('/sharedStrings'))
  const sheet = links.find(({ id }) => id === firstSheet(part('xl/workbook.xml')))
  return sheetRows(part(sheet?.path), strings ? sharedStrings(part(strings.path)) : [], mostRows)
}

/** The XML of the package; `unzipSync` unpacks no part beyond the size that the zip tells of it. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let left = mostBytes
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/^xl\/(workbook\.xml|_rels\/|sharedStrings|worksheets\/[^/]+$)/i.test(name)) return false
      left -= originalSize
      if (left < 0) throw new Error(`The workbook has more than ${mostBytes} bytes`)
      return true
    },
  })
}

interface Handlers {
  open: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Reads XML; names come without their prefix, which some programs write (`x:row`). */
function readXml(xml: string, { open, text, close }: Handlers): void {
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open(local(name), attributes),
      ...(text && { ontext: text }),
      ...(close && { onclosetag: (name) => close(local(name)) }),
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

function relations(xml: string): { id: string; type: string; path: string }[] {
  const found: { id: string; type: string; path: string }[] = []
  readXml(xml, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      found.push({ id: Id, type: Type, path: Target.startsWith('/') ? Target.slice(1) : `xl/${Target}` })
    },
  })
  return found
}

/** The relation of the first sheet. */
function firstSheet(xml: string): string | undefined {
  const ids: string[] = []
  readXml(xml, {
    open: (name, attributes) => {
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      if (name === 'sheet' && id !== undefined) ids.push(id)
    },
  })
  return ids[0]
}

function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let text = ''
  let reads = false
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      reads = name === 't'
    },
    text: (piece) => {
      if (reads) text += piece
    },
    close: (name) => {
      if (name === 't') reads = false
      if (name === 'si') strings.push(text)
    },
  })
  return strings
}

function sheetRows(xml: string, strings: readonly string[], mostRows: number): SheetRow[] {
  const rows: SheetRow[] = []
  let row: SheetRow = { number: 0, cells: [] }
  let cell = { column: -1, type: 'n', text: '' }
  let reads = false
  readXml(xml, {
    open: (name, { r, t }) => {
      if (name === 'row') {
        row = { number: r === undefined ? row.number + 1 : Number(r), cells: [] }
        cell = { ...cell, column: -1 }
      } else if (name === 'c')
        cell = { column: r === undefined ? cell.column + 1 : columnOf(r), type: t ?? 'n', text: '' }
      reads = name === 'v' || name === 't'
    },
    text: (piece) => {
      if (reads) cell.text += piece
    },
    close: (name) => {
      if (name === 'v' || name === 't') reads = false
      if (name === 'c' && cell.column < mostColumns && cell.text !== '') {
        while (row.cells.length < cell.column) row.cells.push('')
        row.cells[cell.column] = valueOf(cell, strings)
      }
      if (name === 'row' && row.cells.length > 0 && rows.length < mostRows) rows.push(row)
    },
  })
  return rows
}

/** 0 of `A7`, 27 of `AB7`. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueOf({ type, text }: { type: string; text: string }, strings: readonly string[]): string {
  switch (type) {
    case 's':
      return strings[Number(text)] ?? ''
    case 'e':
      return ''
    case 'n':
      return String(Number(text))
    default:
      return text
  }
}
