/** A part of the form whose data could not be read. */
export interface MissingPart {
  retry: () => void
  retrying: boolean
}

/** The parts of the form that stand without their data. */
export type MissingParts = Readonly<
  Partial<Record<'buyer' | 'companies' | 'contracts' | 'addresses' | 'documents', MissingPart>>
>

interface ReadPart {
  data: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Of several reads those that failed. */
export function missingParts(reads: Readonly<Partial<Record<keyof MissingParts, ReadPart>>>): MissingParts {
  return Object.fromEntries(
    Object.entries(reads).flatMap(([name, { data, isError, isFetching, refetch }]) =>
      isError && data === undefined
        ? [[name, { retry: () => void refetch(), retrying: isFetching } satisfies MissingPart]]
        : [],
    ),
  )
}
