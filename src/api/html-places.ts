/**
 * Cleans the HTML of an answer at the places that the contract marks `format: html`.
 * @param places property names joined by `/`, `*` for any item of a list or map
 */
export async function cleanHtmlAt<T>(
  data: T,
  places: readonly string[],
  clean: (html: string) => string | Promise<string>,
): Promise<T>
export async function cleanHtmlAt(
  data: unknown,
  places: readonly string[],
  clean: (html: string) => string | Promise<string>,
): Promise<unknown> {
  let result = data
  for (const place of places) result = await cleanAt(result, place.split('/'), clean)
  return result
}

async function cleanAt(
  node: unknown,
  [step, ...rest]: string[],
  clean: (html: string) => string | Promise<string>,
): Promise<unknown> {
  if (step === undefined) return typeof node === 'string' ? clean(node) : node
  if (Array.isArray(node))
    return step === '*' ? Promise.all(node.map(async (item: unknown) => cleanAt(item, rest, clean))) : node
  if (typeof node !== 'object' || node === null) return node
  const entries = await Promise.all(
    Object.entries(node).map(async ([key, value]: [string, unknown]) =>
      step === '*' || step === key ? [key, await cleanAt(value, rest, clean)] : [key, value],
    ),
  )
  return Object.fromEntries(entries)
}
