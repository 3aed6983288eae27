/**
 * Writes lines to the standard output, and goes on without it when that fails: the program that read it has ended, or
 * the disk of its file is full. A shop that can't log still sells. Said once, on the error output.
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
