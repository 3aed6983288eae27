import { countOf, positionForms } from '../lib/plural.ts'
import { countWaiting } from '../lib/waiting-additions.ts'
import { usePopups } from './use-popups.ts'

const words = {
  logout: { title: 'Выйти и\u00a0не добавлять в\u00a0корзину?', after: 'После выхода', confirm: 'Выйти' },
  company: {
    title: 'Сменить контрагента и\u00a0не добавлять в\u00a0корзину?',
    after: 'После смены контрагента',
    confirm: 'Сменить',
  },
}

/**
 * @param after what drops them, e.g. 'После выхода'
 * @returns what is lost, or '' where nothing waits
 */
export async function waitingLoss(after: string): Promise<string> {
  // A browser that denies its storage keeps no additions either: nobody is asked.
  const count = await countWaiting().catch(() => 0)
  if (count === 0) return ''
  return `Ждут связи: ${countOf(count, positionForms)}. ${after} их\u00a0в\u00a0корзине не\u00a0будет.`
}

/**
 * A logout and another company drop additions to the cart that wait for the network.
 * @returns asks whether that may be; true at once where none waits
 */
export function useWaitingQuestion(): (cause: keyof typeof words) => Promise<boolean> {
  const popups = usePopups()
  return async (cause) => {
    const { title, after, confirm } = words[cause]
    const text = await waitingLoss(after)
    if (text === '') return true
    return popups.confirm({
      title,
      text,
      confirm,
      cancel: 'Остаться',
      danger: true,
    })
  }
}
