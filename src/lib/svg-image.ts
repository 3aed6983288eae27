/** SVG markup of the backend as the address of an image: nothing in it can run, and nothing it names is loaded. */
export function svgImage(markup: string): string {
  return `data:image/svg+xml,${encodeURIComponent(markup)}`
}
