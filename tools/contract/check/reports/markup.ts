/** Text made safe for XML and HTML, also inside attributes; characters that XML forbids are dropped. */
export function escaped(text: string): string {
  return [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
