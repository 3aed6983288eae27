import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'

/** Hands the address of this page to the browser's own sharing; where there is none, copies it. */
export function ShareButton({ title }: { title: string }) {
  const toast = useToast()
  const share = async () => {
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
  return (
    <Button variant="link" icon="external" onClick={() => void share()}>
      Поделиться
    </Button>
  )
}
