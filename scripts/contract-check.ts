// npm run contract:check -- --target URL: does a live backend keep the contract? `--help` tells the options.
import { checkFromShell } from '../tools/contract/check/shell.ts'
import { contractRoot } from '../tools/contract/model/bundle.ts'

await checkFromShell('npm run contract:check --', contractRoot)
