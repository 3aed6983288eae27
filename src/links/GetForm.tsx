import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'

export interface GetFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** Path of the page that takes the fields as its query. */
  action: string
}

/** A form that leads to a page of this site; without scripts the browser goes there itself. */
export function GetForm({ action, ...rest }: GetFormProps) {
  const navigate = useNavigate()
  return (
    <form
      {...rest}
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        const query = new URLSearchParams()
        for (const [name, value] of new FormData(event.currentTarget)) {
          if (typeof value === 'string') query.append(name, value)
        }
        void navigate(`${action}?${query}`)
      }}
    />
  )
}
