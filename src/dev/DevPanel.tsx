import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isBreach } from '../../tools/contract/drift/exchange-drift.ts'
import { plural } from '../lib/plural.ts'
import { cx } from '../ui/class-names.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { BackendChooser } from './BackendChooser.tsx'
import styles from './DevPanel.module.css'
import { DriftList } from './DriftList.tsx'
import { keepMemory, readMemory } from './panel-memory.ts'
import type { PanelSource } from './panel-source.ts'
import { PlayForm } from './PlayForm.tsx'
import type { SandboxTools } from './sandbox-tools.ts'
import { SandboxDesk } from './SandboxDesk.tsx'

export interface DevPanelProps {
  source: PanelSource
  tools: SandboxTools
  /** Loads the page anew. */
  reload: () => void
}

const titleId = 'dev-panel-title'

/**
 * A button in the corner and what it opens beside the page: answers that broke the contract, what operations shall
 * answer, the sandbox, the backend. Alt+Shift+D opens and closes it; the page stays usable.
 */
export function DevPanel({ source, tools, reload }: DevPanelProps) {
  const state = useSyncExternalStore(source.subscribe, source.state)
  const [memory, setMemory] = useState(() => readMemory(sessionStorage))
  const button = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)

  const change = (part: Partial<typeof memory>) => {
    const next = { ...memory, ...part }
    keepMemory(sessionStorage, next)
    setMemory(next)
  }
  const open = () => {
    change({ isOpen: true })
    // After it is drawn; a panel that only came back with a reload takes no focus.
    setTimeout(() => title.current?.focus())
  }
  const close = () => {
    change({ isOpen: false })
    button.current?.focus()
  }
  useKeys(panel, { toggle: () => (memory.isOpen ? close() : open()), close })

  const count = state.entries.filter(isBreach).length
  const found =
    count === 0
      ? 'расхождений нет'
      : `${count} ${plural(count, ['расхождение', 'расхождения', 'расхождений'])}`
  return (
    <aside aria-label="Разработка" className={styles.root} data-print="no">
      <button
        ref={button}
        type="button"
        className={cx(styles.opener, count > 0 && styles.alarm)}
        aria-expanded={memory.isOpen}
        aria-controls={memory.isOpen ? 'dev-panel' : undefined}
        title={`Панель разработчика (Alt+Shift+D): ${found}`}
        onClick={() => (memory.isOpen ? close() : open())}
      >
        API{count > 0 && ` ${count}`} <VisuallyHidden>Панель разработчика: {found}</VisuallyHidden>
      </button>
      {memory.isOpen && (
        <section ref={panel} id="dev-panel" aria-labelledby={titleId} className={styles.panel}>
          <div className={styles.head}>
            <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
              Панель разработчика
            </h2>
            <p className={styles.backend}>{state.backend ?? 'нет связи с сервером разработки'}</p>
            <IconButton icon="close" label="Закрыть панель" onClick={close} />
          </div>
          <div className={styles.body}>
            <Tabs
              label="Разделы панели"
              value={memory.tab || 'drift'}
              onChange={(tab) => change({ tab })}
              items={[
                {
                  id: 'drift',
                  title: 'Расхождения',
                  ...(count > 0 && { count }),
                  content: <DriftList entries={state.entries} onClear={source.clear} />,
                },
                {
                  id: 'play',
                  title: 'Ответы',
                  content: <PlayForm operations={state.operations} reload={reload} />,
                },
                {
                  id: 'sandbox',
                  title: 'Песочница',
                  content: (
                    <SandboxDesk key={state.backend} backend={state.backend} tools={tools} reload={reload} />
                  ),
                },
                {
                  id: 'backend',
                  title: 'Бэкенд',
                  content: <BackendChooser key={state.backend} state={state} onSwitch={source.switchTo} />,
                },
              ]}
            />
          </div>
        </section>
      )}
    </aside>
  )
}

/** Alt+Shift+D anywhere in the page; Escape inside the panel, where a list of choices takes it first. */
function useKeys(panel: RefObject<HTMLElement | null>, actions: { toggle: () => void; close: () => void }) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && panel.current?.contains(event.target)
      if (event.altKey && event.shiftKey && event.code === 'KeyD') latest.current.toggle()
      else if (event.key === 'Escape' && isInside && !event.defaultPrevented) latest.current.close()
      else return
      event.preventDefault()
      // A popup of the page, which listens further out, stays open.
      event.stopPropagation()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [panel])
}
