/** Stands in the addresses of drawings, which are kept for good: it changes whenever the engine draws something otherwise. */
export const drawingsVersion = '197f874c'
