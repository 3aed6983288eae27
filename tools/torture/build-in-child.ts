import { spawnSync } from 'node:child_process'

/** Builds the shop in a process of its own. @returns its exit code */
export function buildInChild(): number {
  return spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status ?? 1
}
