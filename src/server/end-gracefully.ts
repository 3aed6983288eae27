/**
 * Ends this process on SIGTERM or SIGINT. The first signal calls `end`, which finishes requests under way; a second one
 * exits at once.
 * @param withStdin also ends when the standard input ends: the system closes it when the parent process dies
 * @returns a function that ends the process in the same way, with an exit code
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
