const messages = {
  '404': 'Такого адреса нет',
  unauthorized: 'Войдите, чтобы продолжить.',
  forbidden: 'Запрос отклонён',
  sessidInvalid: 'Обновите страницу и повторите.',
  unsupportedMediaType: 'Файлы здесь не принимаются',
  tooManyRequests: 'Сервер занят, повторите чуть позже',
  validation: 'Запрос не прочитан',
  tooLarge: 'Запрос слишком большой',
  internal: 'Ответ сервера не прочитан',
  noAnswer: 'Нет соединения с сервером',
} as const

/** Why the gateway answers in place of the backend; `noAnswer`: the backend gave none in time. */
export type GatewayRefusalCode = keyof typeof messages

/** An answer of the gateway itself, in the envelope of the contract. */
export function gatewayRefusal(status: number, code: GatewayRefusalCode): Response {
  const body = { status: 'error', data: null, errors: [{ code, message: messages[code] }] }
  return Response.json(body, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'X-Gateway': code,
      'X-Content-Type-Options': 'nosniff',
      ...(status === 429 && { 'Retry-After': '5' }),
    },
  })
}
