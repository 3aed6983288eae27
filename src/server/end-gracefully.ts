/**
 * Ends this process by SIGTERM or SIGINT: the first one lets `end` finish what is under way, a second one is at once.
 * @param withStdin also when the standard input ends. Whoever started this process holds its other end, and when they
 * die, however that is, the system closes it
 * @returns ends it in the same way, with an exit code
 */
export function endGracefully(
  end: () => Promise<void>,
  { withStdin = false } = {},
): (exitCode: number) => void {
  let ending = false
  const begin = (exitCode: number) => {
    if (ending) return
    ending = true
    end().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  const onSignal = () => (ending ? process.exit(1) : begin(0))
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  if (withStdin) {
    for (const event of ['end', 'close', 'error']) process.stdin.on(event, () => begin(0))
    process.stdin.resume()
  }
  return begin
}
