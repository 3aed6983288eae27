/**
 * The cells of a text table, row by row; an empty line is a row without cells. Quotes are those of RFC 4180. A quote inside of a
 * cell (`3/4"`), and one that is never closed, is a letter like others.
 */
export function separatedRows(text: string, separators: readonly string[]): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const ends = (letter: string | undefined) =>
    letter === undefined || letter === '\n' || letter === '\r' || separators.includes(letter)
  while (at <= text.length) {
    const quoted = text[at] === '"' ? quotedCell(text, at) : undefined
    let end = at
    if (quoted && ends(text[quoted.end])) end = quoted.end
    else while (!ends(text[end])) end += 1
    row.push(quoted && end === quoted.end ? quoted.value : text.slice(at, end))
    const stop = text[end]
    if (stop !== undefined && separators.includes(stop)) {
      at = end + 1
      continue
    }
    rows.push(row.length === 1 && row[0] === '' ? [] : row)
    row = []
    if (stop === undefined) break
    at = stop === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
    if (at === text.length) break
  }
  return rows
}

function quotedCell(text: string, start: number): { value: string; end: number } | undefined {
  let value = ''
  for (let at = start + 1; at < text.length; at += 1) {
    const close = text.indexOf('"', at)
    if (close === -1) return undefined
    value += text.slice(at, close)
    if (text[close + 1] !== '"') return { value, end: close + 1 }
    value += '"'
    at = close + 1
  }
  return undefined
}

/** Text of a file: UTF-8 with or without BOM, else Windows-1251. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
