/** Whether the server can be reached. A browser may say that it is online while nothing answers. */
export async function serverAnswers(): Promise<boolean> {
  return (
    navigator.onLine &&
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  )
}
