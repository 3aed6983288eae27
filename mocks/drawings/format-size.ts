/** A size in millimetres as a drawing has it: tenths below 50, a comma. */
export const formatSize = (value: number) =>
  String(value >= 50 ? Math.round(value) : Math.round(value * 10) / 10).replace('.', ',')
