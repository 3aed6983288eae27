import { releaseContract } from './diff/release.ts'

// npm run contract:release: this version of the contract is what others may rely on from now on.

process.exitCode = await releaseContract({
  directory: process.cwd(),
  print: (text) => console.log(text),
  day: new Date().toISOString().slice(0, 10),
})
