// Runs before `npm ci` with whatever Node the machine has, so it is plain JavaScript of Node 20.
// The project brings its own Node 24 on Linux and Windows as optional dependencies; a Mac must have it.
const [major, minor] = process.versions.node.split('.').map(Number)

if (process.platform === 'darwin' && (major < 24 || (major === 24 && minor < 18))) {
  console.error(
    `\nOn a Mac this project needs Node 24.18 or newer (this is ${process.versions.node}).\n` +
      'Install it, for example with "nvm install 24" or "brew install node@24", and run the command again.\n',
  )
  process.exit(1)
}
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`\nNode 20.19 or newer is needed to begin with (this is ${process.versions.node}).\n`)
  process.exit(1)
}
