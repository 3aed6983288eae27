/** What the visitor can do about a failure: load the page again, or forget what is kept and begin with the seed. */
export type FailureAction = 'reload' | 'reset'

interface FailureText {
  title: string
  text: string
  actions: readonly FailureAction[]
}

/** Why the shop can't run in this browser, or can't go on. */
export const failures = {
  insecure: {
    title: 'Нужен https',
    text: 'Магазин в браузере работает по https или с адреса localhost: по обычному http браузер не даёт странице ни service worker, ни защищённых функций.',
    actions: [],
  },
  noServiceWorker: {
    title: 'Браузер не даёт запустить service worker',
    text: 'Без него некому отвечать на запросы магазина. Так бывает в приватном окне и при запрете cookies: откройте страницу в обычном окне или разрешите сайту хранить данные.',
    actions: ['reload'],
  },
  noLocks: {
    title: 'Браузер устарел',
    text: 'Вкладки не смогут делить одну корзину: браузер не знает Web Locks. Обновите его и откройте страницу снова.',
    actions: [],
  },
  worker: {
    title: 'Service worker не запустился',
    text: 'Браузер не получил файл shop-worker.js или mockServiceWorker.js либо не смог их выполнить. Магазин должен лежать в корне сайта.',
    actions: ['reload'],
  },
  code: {
    title: 'Магазин не загрузился',
    text: 'Часть файлов не пришла. Проверьте соединение и обновите страницу.',
    actions: ['reload'],
  },
  unavailable: {
    title: 'Браузер не хранит данные этой страницы',
    text: 'Корзине, заказам и входу негде лежать. Так бывает в приватном окне и при запрете cookies: откройте страницу в обычном окне или разрешите сайту хранить данные.',
    actions: ['reload'],
  },
  otherVersion: {
    title: 'Данные от другой версии магазина',
    text: 'В этом браузере остались корзина и заказы другой версии, с нынешним каталогом они не сходятся. Начните заново: учебные данные вернутся к исходным.',
    actions: ['reset', 'reload'],
  },
  full: {
    title: 'В браузере не осталось места',
    text: 'Последнее действие не сохранилось. Освободите место на диске или начните заново: учебные данные вернутся к исходным.',
    actions: ['reset', 'reload'],
  },
  failed: {
    title: 'Магазин не смог продолжить',
    text: 'Обновите страницу. Если не поможет, начните заново: учебные данные вернутся к исходным.',
    actions: ['reload', 'reset'],
  },
} as const satisfies Record<string, FailureText>

export type Failure = keyof typeof failures

/** A failure with its cause, on the way to whoever shows it. */
export class ShopFailure extends Error {
  override name = 'ShopFailure'
  readonly failure: Failure

  constructor(failure: Failure, cause?: unknown) {
    super(failures[failure].title, { cause })
    this.failure = failure
  }
}

/** What this browser or this page lacks, before anything is tried. */
export function missingFeature(): Failure | undefined {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator)) return 'noServiceWorker'
  if (!('locks' in navigator)) return 'noLocks'
  if (!('indexedDB' in window)) return 'unavailable'
  return undefined
}

/** Which failure an error of the start or of the store is. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ShopFailure) return error.failure
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined
  return typeof kind === 'string' && isFailure(kind) ? kind : 'failed'
}

function isFailure(text: string): text is Failure {
  return Object.hasOwn(failures, text)
}
