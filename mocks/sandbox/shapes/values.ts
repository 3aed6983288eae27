import * as z from 'zod/mini'

/** Values that records are made of. A whole number is an id, kopecks, or a version. */
export const whole = z.int()
export const count = z.int().check(z.minimum(0))
/** ISO 8601. */
export const instant = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'время по ISO 8601'))
/** `YYYY-MM-DD` */
export const day = z.string().check(z.refine(isDay, 'день ГГГГ-ММ-ДД'))

export const unitsOfStores = z.array(z.strictObject({ storeId: whole, quantity: whole }))

/** Machines of a line. */
export const shares = z.array(z.strictObject({ machineId: whole, quantity: count }))

export const consents = z.array(
  z.strictObject({
    type: z.enum(['personalData', 'offer', 'marketing']),
    docVersion: z.string(),
    acceptedAt: instant,
  }),
)

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
