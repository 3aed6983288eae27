const prefix = '/sandbox/payment/'

/** Path of the page on which a payment is made. */
export function paymentPagePath(id: string): string {
  return `${prefix}${id}/`
}

export type PaymentStep = 'pay' | 'decline' | 'leave'

/** The payment that a path names, and the button that was pressed; `undefined` for a path of something else. */
export function readPaymentPath(pathname: string): { id: string; step?: PaymentStep } | undefined {
  const [, id = '', step] =
    /^\/sandbox\/payment\/([0-9a-f]{32})\/(?:(pay|decline|leave)\/)?$/.exec(pathname) ?? []
  if (id === '') return undefined
  return step === 'pay' || step === 'decline' || step === 'leave' ? { id, step } : { id }
}
