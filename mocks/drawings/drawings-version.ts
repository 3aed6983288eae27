/** Stands in the addresses of drawings, which are kept for good: it changes whenever the engine draws something otherwise. */
export const drawingsVersion = 'a8ece698'
