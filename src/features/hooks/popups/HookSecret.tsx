import { useMutation } from '@tanstack/react-query'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblem } from '../../../api/api-problem.ts'
import { rotateHookSecret } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Hook } from '../hook-words.ts'
import { SecretShown } from '../SecretShown.tsx'

export interface HookSecretProps {
  hook: Hook
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'hook-secret': HookSecretProps
  }
}

/** Makes a new secret after a question, and shows it once. */
export default function HookSecret({ hook: { id, name } }: HookSecretProps) {
  const { close } = usePopup()
  const rotate = useMutation(apiMutation(rotateHookSecret))
  if (rotate.data)
    return (
      <PopupShell
        title="Новый секрет"
        subtitle={name}
        footer={
          <Button variant="primary" onClick={() => void close()}>
            Готово
          </Button>
        }
      >
        <SecretShown secret={rotate.data.secret} />
      </PopupShell>
    )
  return (
    <PopupShell
      title="Сменить секрет?"
      subtitle={name}
      footer={
        <>
          <Button
            variant="danger"
            loading={rotate.isPending}
            onClick={() => rotate.mutate({ path: { id }, body: {} })}
          >
            Сменить
          </Button>
          <Button onClick={() => void close()}>Отмена</Button>
        </>
      }
    >
      <p>
        Прежний секрет перестанет действовать сразу. Пока ваша система не узнает новый, она будет отклонять
        вебхуки; мы повторим их позже.
      </p>
      {rotate.isError && (
        <p role="alert">
          {(isProblem(rotate.error) && rotate.error.errors[0]?.message) || 'Не удалось сменить секрет'}
        </p>
      )}
    </PopupShell>
  )
}
