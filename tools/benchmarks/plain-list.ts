/** A page without scripts: as many rows as asked for, as high as positions of a diagram are on a phone. */
export function plainList(rows: number): string {
  const row = (number: number) =>
    `<li><b>${number}</b> <p><a href="#" data-open>Каток опорный двубортный</a></p><p>2 на машину · изнашивается</p><p>12 450 ₽</p></li>`
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Список</title>
<meta name="viewport" content="width=device-width">
<style>
  body { margin: 0; font: 14px/1.45 sans-serif }
  ol { margin: 0; padding: 0; list-style: none }
  li { min-height: 270px; padding: 8px; border-bottom: 1px solid #ccc }
</style></head><body><ol>${Array.from({ length: rows }, (_unused, index) => row(index + 1)).join('')}</ol></body></html>`
}

/** The same list and as many shapes above it. A click and an arrow move one strip to a row: the least that marks. */
export function plainMarks(rows: number): string {
  const shape = (number: number) =>
    `<a href="#" data-position="${number}"><circle cx="${20 + (number % 8) * 34}" cy="${20 + Math.floor(number / 8) * 40}" r="12"/></a>`
  const shapes = Array.from({ length: rows }, (_unused, index) => shape(index + 1)).join('')
  const drawing = `<svg viewBox="0 0 300 260" width="375" height="300">${shapes}</svg>`
  const strip = '<div id="strip"></div>'
  const script = `<script>
  const strip = document.getElementById('strip')
  document.querySelector('svg').addEventListener('click', (event) => {
    event.preventDefault()
    mark(event.target.closest('a').dataset.position - 1)
  })
  const mark = (index) => { strip.style.transform = 'translateY(' + (300 + index * 280) + 'px)' }
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return
    const links = [...document.querySelectorAll('[data-open]')]
    const index = links.indexOf(document.activeElement) + 1
    event.preventDefault()
    links[index]?.focus()
    mark(index)
  })
</script>`
  return plainList(rows)
    .replace('<body>', `<body>${drawing}${strip}`)
    .replace(
      '</style>',
      `#strip { position: absolute; top: 0; width: 100%; height: 270px; background: #fd08; will-change: transform; pointer-events: none }</style>`,
    )
    .replace('</body>', `${script}</body>`)
}
