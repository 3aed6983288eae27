/**
 * Fills a path template. Values are percent-encoded as one segment each; only the parameter that the contract
 * marks `x-multi-segment` keeps its slashes (O-12).
 */
export function serializePath(
  template: string,
  values: Readonly<Record<string, string | number | boolean>>,
  multiSegment?: string,
): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '')
    return name === multiSegment
      ? value.split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(value)
  })
}
