import {
  type ComponentType,
  createContext,
  createElement,
  memo,
  type MemoExoticComponent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react'
import { type LateMarkup, lateMarkup, lateWanted } from '../lib/late-markup.ts'

/** Tells the server which late parts a page shows, so that their styles come with the document. */
export const LatePartCollectorContext = createContext<((module: string) => void) | null>(null)

// Code, not state: what is declared by the modules that are loaded, the same for every visitor.
const declared: (() => Promise<unknown>)[] = []

/** Loads every late part declared so far: the server, and tests, draw them like any other component. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(declared.map(async (load) => load()))
}

/** A promise that `use` reads without a pause once it is fulfilled. @throws what `work` rejects with */
export function readable<T>(work: Promise<T>): Promise<T> {
  const promise = work.then((value) => {
    void Object.assign(promise, { status: 'fulfilled', value })
    return value
  })
  return promise
}

/**
 * A part of a page that is in the server's HTML and works there as links and forms do, while its code comes after the
 * page has been taken over: React leaves the server's markup alone until then.
 * @param load imports the module with the part as default export
 * @param module the module's path from the root, for its styles
 * @param wait resolves when the browser may load it; at once when absent
 * @param fallback stands in its place when a later page, drawn by the browser, has to wait for it
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  module: string,
  wait?: () => Promise<void>,
  fallback: ReactNode = null,
): ComponentType<Props> | MemoExoticComponent<ComponentType<Props>> {
  let coming: Promise<ComponentType<Props>> | undefined
  const held = new Set<() => void>()
  const get = async () => {
    try {
      return (await load()).default
    } catch (error) {
      if (typeof window === 'undefined') throw error
      // Without its code the part stays what the server drew; the page around it lives, and nothing waits for it.
      for (const release of held) release()
      return new Promise<never>(() => undefined)
    }
  }
  const atOnce = () => (coming ??= readable(get()))
  const inTime = () => (coming ??= readable(wait ? Promise.race([wait(), lateWanted]).then(get) : get()))
  declared.push(atOnce)

  function Part({ props, markup }: { props: Props; markup: LateMarkup }) {
    use(LatePartCollectorContext)?.(module)
    const element = createElement(use(typeof window === 'undefined' ? atOnce() : inTime()), props)
    useEffect(() => markup.take(), [markup])
    return element
  }
  // React gives markup up that is rendered anew before its code has come, so the same props render nothing.
  return memo(function Late(props: Props) {
    const [markup] = useState(lateMarkup)
    useEffect(() => {
      const release = markup.hold()
      held.add(release)
      return () => {
        held.delete(release)
        release()
      }
    }, [markup])
    return (
      <Suspense fallback={fallback}>
        <Part props={props} markup={markup} />
      </Suspense>
    )
  })
}
