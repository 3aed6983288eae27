import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DevPanel } from './DevPanel.tsx'
import type { PanelSource } from './panel-source.ts'
import { sandboxTools } from './sandbox-tools.ts'

/**
 * Puts the panel beside the page, in a container and a React root of its own: nothing of the shop's tree, its hydration
 * or what popups make inert is touched. @returns what takes it away again
 */
export function mountPanel(source: PanelSource): () => void {
  const container = document.createElement('div')
  container.dataset['devPanel'] = ''
  document.body.append(container)
  const root = createRoot(container)
  const tools = sandboxTools((path, init) => fetch(path, init))
  root.render(
    <StrictMode>
      <DevPanel source={source} tools={tools} reload={() => location.reload()} />
    </StrictMode>,
  )
  return () => {
    root.unmount()
    container.remove()
  }
}
