import type { ViteHotContext } from 'vite/types/hot.d.ts'
import './panel-protocol.ts'
import { createPanelStore, type PanelSource } from './panel-source.ts'

/** What the development server knows: it judges every answer where it leaves the backend, those to its own loaders too. */
export function serverSource(hot: Pick<ViteHotContext, 'on' | 'send'>): PanelSource {
  const { state, subscribe, change } = createPanelStore({
    backend: undefined,
    canSwitch: true,
    operations: [],
    entries: [],
    isSwitching: false,
    failure: undefined,
  })
  hot.on('panel:state', (told) => change({ ...told, isSwitching: false, failure: undefined }))
  hot.on('panel:drift', ({ entries }) => change({ entries }))
  hot.on('panel:failed', ({ message }) => change({ isSwitching: false, failure: message }))
  // Asked again after the connection was lost: another server may answer now.
  hot.on('vite:ws:connect', () => hot.send('panel:hello'))
  hot.send('panel:hello')
  return {
    state,
    subscribe,
    clear: () => hot.send('panel:clear'),
    switchTo(backend) {
      change({ isSwitching: true, failure: undefined })
      hot.send('panel:switch', { backend })
    },
  }
}
