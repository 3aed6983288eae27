import type { ToastInput } from '../../ui/toast/toast-store.ts'

/** Hands the address of this page to the browser's own sharing; where there is none, copies it. */
export async function sharePage(title: string, toast: (message: ToastInput) => unknown): Promise<void> {
  const url = location.href
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast({ message: 'Адрес страницы скопирован' })
  } catch {
    toast({ status: false, message: 'Не удалось скопировать адрес. Возьмите его из адресной строки.' })
  }
}
