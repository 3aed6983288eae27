/** A grey pixel in WebP: this shop has drawings only, and browsers that ask for WebP get a calm surface. */
const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AA/uaiAAA=', 'base64')

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><path fill="#e8e6df" d="M0 0h800v600H0z"/>' +
    '<circle cx="400" cy="300" r="150" fill="none" stroke="#5a5f66" stroke-width="22"/>' +
    '<circle cx="400" cy="300" r="52" fill="#5a5f66"/></svg>',
)

export function pictureAt(url: string): { bytes: Buffer; type: string } | undefined {
  const [path = ''] = url.split('?')
  if (!path.startsWith('/media/')) return undefined
  if (path.endsWith('.webp')) return { bytes: webp, type: 'image/webp' }
  return path.endsWith('.svg') ? { bytes: drawing, type: 'image/svg+xml' } : undefined
}

export function pictureOf(name: string, alt: string) {
  const sources = { webp: `/media/${name}.webp`, standard: `/media/${name}.svg` }
  return { desktopImage: sources, mobileImage: sources, alt, width: 800, height: 600 }
}
