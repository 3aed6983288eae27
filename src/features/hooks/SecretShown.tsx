import { CopyButton } from '../../ui/CopyButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './Hooks.module.css'

/** The secret of a webhook, which no call answers again. */
export function SecretShown({ secret }: { secret: string }) {
  return (
    <div className={styles.hook}>
      <p role="status">Сохраните секрет сейчас: больше мы его не покажем.</p>
      <Panel
        sunken
        title="Секрет подписи"
        heading="h3"
        actions={<CopyButton text={secret} label="Скопировать секрет" />}
      >
        <code className={styles.secret}>{secret}</code>
      </Panel>
      <p>
        Каждый вебхук подписан этим секретом: заголовок <code>X-Signature</code> — HMAC-SHA256 тела запроса.
        Секрет храните на сервере и никому не пересылайте.
      </p>
    </div>
  )
}
