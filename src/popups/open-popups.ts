import { onIntent } from '../ui/on-demand.ts'
import type { ToastState } from '../ui/toast/toast-store.ts'
import type { PopupActions, Popups, PopupSurroundings } from './popup-actions.ts'
import { POPUP_LOAD_TIMEOUT } from './popup-registry.ts'
import type { PopupStackCode } from './popup-stack-code.ts'

/**
 * The actions, whose code loads with the first of them. Slow or failed code is said by a toast with 'Повторить'
 * (R-POPUP-43, X-09); what is slow goes on all the same (O-61).
 */
export function openPopups(
  surroundings: PopupSurroundings,
  code: PopupStackCode,
  toast: ToastState['show'],
): Popups {
  const { store } = surroundings
  let actions: PopupActions | undefined

  async function run<Result>(
    act: (actions: PopupActions) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> {
    const again = { label: 'Повторить', onAction: () => void run(act, otherwise) }
    const fail = () => {
      const message = navigator.onLine ? 'Не удалось загрузить' : 'Нет соединения'
      toast({ status: false, message, action: again })
    }
    const timer = setTimeout(fail, POPUP_LOAD_TIMEOUT)
    try {
      const { popupStack } = code.loaded ?? (await code.load())
      actions ??= popupStack.createPopups(surroundings)
    } catch {
      fail()
      return otherwise
    } finally {
      clearTimeout(timer)
    }
    return act(actions)
  }

  /** Without the code nothing is open. */
  const ifOpen = async (act: (actions: PopupActions) => Promise<boolean>) =>
    code.loaded ? run(act, true) : true

  return {
    intent: (name) => onIntent(async () => (await code.load()).popupLoaders[name].code.load()),
    open: async (...args) =>
      run(async ({ open }) => {
        await open(...args)
        return true
      }, false),
    close: () => ifOpen(({ close }) => close()),
    closeAll: () => ifOpen(({ closeAll }) => closeAll()),
    clear() {
      store.clearFloats()
      return ifOpen(({ closeAll }) => closeAll())
    },
    alert: async (message) => run(({ alert }) => alert(message), undefined),
    confirm: async (question) => run(({ confirm }) => confirm(question), false),
  }
}
