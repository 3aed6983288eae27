import type { Plugin } from 'vite'

/**
 * The Content-Security-Policy of the static shell. A static host sends no headers of ours, so it stands in the document;
 * every script and style is a file of this site, which needs no nonce. `style-src-attr` is open because React writes
 * `style` attributes. `frame-ancestors` and `report-uri` don't work in a document.
 */
const policy = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self' data:`,
  `object-src 'none'`,
  `frame-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
].join('; ')

/** Puts the policy into the built shell; in development Vite's own inline script must run. */
export function shellPolicy(): Plugin {
  return {
    name: 'shell-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  }
}
