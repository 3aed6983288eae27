import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toQuantity } from './row-focus.ts'
import field from '../../ui/Field.module.css'
import styles from './QuickOrder.module.css'

export interface ArticleCorrectionProps {
  article: string
  onCheck: (article: string) => void
}

/** A field for the right article. */
export function ArticleCorrection({ article, onCheck }: ArticleCorrectionProps) {
  const [text, setText] = useState(article)
  return (
    <form
      ref={toQuantity}
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onCheck(text.replaceAll(';', ' ').trim())
      }}
    >
      <input
        aria-label={`Артикул вместо ${article}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        className={field.control}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small">
        Проверить
      </Button>
    </form>
  )
}
