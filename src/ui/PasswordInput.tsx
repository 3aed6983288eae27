import { useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'

/** A password with a show/hide toggle (R-FORM-40). Give it `autoComplete`. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Скрыть пароль' : 'Показать пароль'}
          disabled={props.disabled ?? false}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
