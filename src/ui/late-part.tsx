import { type ComponentType, createContext, memo, type MemoExoticComponent, Suspense, use } from 'react'

/** Tells the server which late parts a page shows, so that their styles come with the document. */
export const LatePartCollectorContext = createContext<((module: string) => void) | null>(null)

interface LatePart {
  load: () => Promise<unknown>
}

// Code, not state: what is declared by the modules that are loaded, the same for every visitor.
const declared: LatePart[] = []

/** Loads every late part declared so far: the server draws them like any other component. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(declared.map(async ({ load }) => load()))
}

/**
 * A part of a page that is in the server's HTML and works there as links and forms do, while its code comes after the
 * page has been taken over: React leaves the server's markup alone until then.
 * @param load imports the module with the part as default export
 * @param module the module's path from the root, for its styles
 * @param wait resolves when the browser may load it; at once when absent
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  module: string,
  wait?: () => Promise<void>,
): ComponentType<Props> | MemoExoticComponent<ComponentType<Props>> {
  let component: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const get = async () => {
    component = (await load()).default
    return component
  }
  // On the server nobody waits for a browser to be idle.
  const start = () => (coming ??= typeof window === 'undefined' || !wait ? get() : wait().then(get))
  declared.push({ load: start })

  function Part(props: Props) {
    use(LatePartCollectorContext)?.(module)
    const Component = component ?? use(start())
    return <Component {...props} />
  }
  // React gives markup up that is rendered anew before its code has come, so the same props render nothing.
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  })
}
