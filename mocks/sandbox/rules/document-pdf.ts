import { strokeText } from '../../drawings/stroke-font.ts'
import { inLatin } from '../seed/transliterate.ts'

const height = 842

/**
 * A page of A4 with lines of text, drawn by the plotter's alphabet in Latin letters, so that no font is needed.
 * @param size bytes of the file. A PDF comment fills it up: answers name the size before the file is made
 */
export function documentPdf(lines: readonly string[], size: number): Uint8Array<ArrayBuffer> {
  const page = lines.map((line, index) => drawn(inLatin(line), height - 90 - index * 32)).join('\n')
  const content = `1 w\n${page}\nS\n`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${height}] /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
  ]
  const places: number[] = []
  let text = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    places.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  // The filling comes before the table of objects, so that its place has the same number of digits in each round.
  const rest = (from: number) =>
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${from}\n%%EOF\n`
  let filling = Math.max(0, size - text.length - rest(size).length)
  for (let round = 0; round < 3; round += 1)
    filling += size - (text.length + filling + rest(text.length + filling).length)
  if (filling < 2) throw new Error(`A document of ${size} bytes is too small for its text`)
  text += `%${' '.repeat(filling - 2)}\n`
  return new TextEncoder().encode(text + rest(text.length))
}

/** A line of text as operators of PDF, whose y grows upwards. */
function drawn(text: string, y: number): string {
  return strokeText(text, 0, 0, 12)
    .replaceAll(/([ML])\s*(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, step: string, x: string, down: string) => {
      return `${(60 + Number(x)).toFixed(1)} ${(y - Number(down)).toFixed(1)} ${step === 'M' ? 'm' : 'l'}\n`
    })
    .replaceAll('Z', 'h')
}
