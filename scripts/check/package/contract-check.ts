import { checkFromShell } from '../shell.ts'

await checkFromShell('contract-check')
