/** A page without scripts: as many rows as asked for, as high as positions of a diagram are on a phone. */
export function plainList(rows: number): string {
  const row = (number: number) =>
    `<li><b>${number}</b> <p>Каток опорный двубортный</p><p>2 на машину · изнашивается</p><p>12 450 ₽</p></li>`
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Список</title>
<meta name="viewport" content="width=device-width">
<style>
  body { margin: 0; font: 14px/1.45 sans-serif }
  ol { margin: 0; padding: 0; list-style: none }
  li { min-height: 270px; padding: 8px; border-bottom: 1px solid #ccc }
</style></head><body><ol>${Array.from({ length: rows }, (_unused, index) => row(index + 1)).join('')}</ol></body></html>`
}
