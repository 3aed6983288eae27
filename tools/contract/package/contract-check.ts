import { checkFromShell } from '../check/shell.ts'

await checkFromShell('contract-check')
