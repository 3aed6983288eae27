/**
 * Gives short-lived objects 64 MB, so that the pauses that collect them are too rare to be met by one request in a
 * hundred. `npm run sandbox` names the same in package.json.
 */
export const engineFlags = ['--min-semi-space-size=64', '--max-semi-space-size=64']

type Start = Pick<
  NodeJS.Process,
  'argv' | 'env' | 'execArgv' | 'execPath' | 'execve' | 'platform' | 'channel'
>

/**
 * Begins this program anew with the flags, in the same process: its number and streams stay. The engine takes them at its
 * start only. Runs on as it is where Node can't do that (Windows, before 22.15), where the flags or others of the kind
 * are given, and below a Node program that talks to this one, for their channel would not survive.
 */
export function beginWithEngineFlags(start: Start): void {
  const { argv, env, execArgv, execPath, platform, channel } = start
  const isGiven = [...execArgv, env['NODE_OPTIONS'] ?? ''].some((text) => text.includes('semi-space-size'))
  if (!start.execve || platform === 'win32' || channel || isGiven) return
  start.execve(execPath, [execPath, ...execArgv, ...engineFlags, ...argv.slice(1)], env)
}
