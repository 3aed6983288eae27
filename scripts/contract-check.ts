// npm run contract:check -- --target URL: does a live backend keep the contract? `--help` tells the options.
import { checkFromShell } from './check/shell.ts'
import { contractRoot } from './contract/bundle.ts'

await checkFromShell('npm run contract:check --', contractRoot)
