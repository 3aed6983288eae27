/**
 * Replaces each import from `generated/operations.ts`.
 * @param replacement given the operations that it names, types left out, and the path that it names
 */
export function replaceOperationImports(
  code: string,
  replacement: (names: string[], from: string) => string,
): string {
  return code.replace(
    /import \{([^}]*)\} from '([^']*generated\/operations\.ts)'/g,
    (_whole, list: string, from: string) =>
      replacement(
        list
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type ')),
        from,
      ),
  )
}
