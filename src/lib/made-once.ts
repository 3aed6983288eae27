/**
 * Makes a thing when it is first asked for. What `Intl` makes takes milliseconds on a slow phone, and a module that is only
 * loaded needs none of it.
 */
export function madeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
