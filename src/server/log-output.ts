/**
 * Writes lines to the standard output. When that fails, because the reading program ended or the disk is full, the shop
 * goes on without a log and says so once on the error output.
 */
export function logOutput(): (line: string) => void {
  let isTold = false
  process.stdout.on('error', (error: Error) => {
    if (isTold) return
    isTold = true
    console.error(`The log can't be written (${error.message}); the shop goes on without it.`)
  })
  return (line) => void process.stdout.write(line)
}
