import styles from './Html.module.css'

/**
 * Markup of the backend as running text. Already cleaned (O-108) by the API client, on the server and in the browser,
 * at every place that the contract marks `format: html`.
 */
export function Html({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
