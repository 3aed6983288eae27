/**
 * The address in `back` when it is a path of this site, else home (O-04): it begins with one slash and holds no
 * backslash, no scheme and no control characters, however it is encoded once more.
 */
export function safeBackAddress(back: string | null | undefined, home = '/'): string {
  return back && isPathOfThisSite(back) ? back : home
}

/** A path of the backend, or `otherwise` when it leads elsewhere. */
export function ownPath<Other>(path: string, otherwise: Other): string | Other {
  return isPathOfThisSite(path) ? path : otherwise
}

/** Whether a text is a path of this site (query and hash allowed). */
export function isPathOfThisSite(text: string): boolean {
  // Browsers strip tabs and line ends out of addresses, so "/\t/host" would lead to another host. Two slashes later in the
  // path are harmless, but no link of the shop has them. What is left always parses as a path of this site.
  return text.startsWith('/') && !/[\\\p{Cc}]|^[^?#]*\/\//u.test(text)
}
