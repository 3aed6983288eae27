/** A storage that never throws; a blocked or full one drops values. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * Wraps a browser storage. It takes a function, because even reading `localStorage` throws where cookies are blocked.
 * Without a working storage values live as long as the page.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return action(open())
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set(key, value) {
      memory.delete(key)
      attempt(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      )
    },
    remove(key) {
      memory.delete(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
    },
  }
}

/** The local storage of the browser; create it in handlers and effects or once per app, never while rendering. */
export const localSafeStorage = (): SafeStorage => safeStorage(() => window.localStorage)

/** The session storage of the tab; see {@link localSafeStorage}. */
export const sessionSafeStorage = (): SafeStorage => safeStorage(() => window.sessionStorage)

/** Where local storage holds a guest's favourites. */
export const favoritesKey = 'favorites'

/** Where local storage holds the codes of compared products. */
export const comparedKey = 'compared'
