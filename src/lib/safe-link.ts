const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address of a link from the backend if it is safe to follow: a path, a hash, http(s), mail or phone. Undefined
 * for `javascript:`, `data:`, other schemes and broken addresses: then the text is shown without a link.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  if (!href) return undefined
  const text = href.trim()
  // Control characters hide a scheme from a reader, not from a browser.
  if (text === '' || /\p{Cc}/u.test(text)) return undefined
  if (!URL.canParse(text, 'https://site.invalid')) return undefined
  return SAFE_SCHEMES.has(new URL(text, 'https://site.invalid').protocol) ? text : undefined
}

/** Whether an address leads away from this site, so that the link gets `rel` and an icon. */
export function isOutside(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:)?[/\\]{2}/i.test(href)
}
