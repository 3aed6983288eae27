import { strToU8, zipSync } from 'fflate'

const sheetOf = (rows: readonly (readonly (string | number)[])[]) =>
  `<worksheet><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, row, column)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

const cellOf = (cell: string | number, row: number, column: number) => {
  const reference = `${String.fromCharCode(65 + column)}${row + 1}`
  return typeof cell === 'number'
    ? `<c r="${reference}"><v>${cell}</v></c>`
    : `<c r="${reference}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;')}</t></is></c>`
}

/** An XLSX with these rows, or with this XML of its sheet. */
export function workbook(
  rows: readonly (readonly (string | number)[])[] | string,
  strings?: string,
): Uint8Array<ArrayBuffer> {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const links = [
    `<Relationship Id="rId1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/>`,
    ...(strings === undefined
      ? []
      : [`<Relationship Id="rId2" Type="${type}/sharedStrings" Target="/xl/sharedStrings.xml"/>`]),
  ]
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Заказ" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${links.join('')}</Relationships>`),
    'xl/worksheets/sheet1.xml': strToU8(typeof rows === 'string' ? rows : sheetOf(rows)),
    ...(strings !== undefined && { 'xl/sharedStrings.xml': strToU8(strings) }),
  })
}
