/** Headers of every drawing: an address with a version is kept for good, another one for an hour (docs/decisions/061). */
export function mediaHeaders({ searchParams }: URL) {
  return {
    'cache-control': searchParams.has('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    // A drawing is a picture, never a document that could run something.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
}

export const svgType = 'image/svg+xml; charset=utf-8'
