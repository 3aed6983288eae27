import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { keysOf } from '../lib/keys-of.ts'
import { usePopups } from '../popups/use-popups.ts'
import { Button } from '../ui/Button.tsx'
import { useToast } from '../ui/toast/toast-context.ts'
import { popupSamples, type SampleName } from './popup-samples.ts'

const names = keysOf<SampleName>(popupSamples)
const groups = [
  { title: 'Окна для всех', names: names.filter((name) => !popupSamples[name].customer) },
  { title: 'Окна покупателя', names: names.filter((name) => popupSamples[name].customer) },
]

/** Every popup of the features, opened with the visitor's own things (O-08). */
export function PopupSamples({ className }: { className?: string | undefined }) {
  const { isAuthorized } = useSession()
  return groups.map((group, index) => {
    const isClosed = index === 1 && !isAuthorized
    return (
      <section key={group.title} aria-label={group.title}>
        <h3>{group.title}</h3>
        {isClosed && <p>Войдите, чтобы открыть их: они показывают ваши заказы, машины и документы.</p>}
        <div className={className}>
          {group.names.map((name) => (
            <SampleButton key={name} name={name} disabled={isClosed} />
          ))}
        </div>
      </section>
    )
  })
}

function SampleButton({ name, disabled }: { name: SampleName; disabled: boolean }) {
  const client = useQueryClient()
  const popups = usePopups()
  const toast = useToast()
  const { scope = [] } = useSession()
  const [isLoading, setIsLoading] = useState(false)
  const { title } = popupSamples[name]
  /** @returns the name of what was opened, undefined when the visitor has nothing to show */
  const openSample = async <Name extends SampleName>(opened: Name): Promise<Name | undefined> => {
    const props = await popupSamples[opened].props({ client, rights: scope })
    if (props === undefined) return undefined
    await popups.open(opened, props)
    return opened
  }
  const handleClick = async () => {
    setIsLoading(true)
    try {
      if ((await openSample(name)) === undefined)
        toast({ message: `Показать нечего: «${title}» нужны данные, которых у вас нет` })
    } catch {
      toast({ status: false, message: `Не удалось открыть «${title}»` })
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <Button
      disabled={disabled}
      loading={isLoading}
      {...popups.intent(name)}
      onClick={() => void handleClick()}
    >
      {title}
    </Button>
  )
}
