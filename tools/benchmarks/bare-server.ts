import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

// The least that a server can do: the same bytes for every request. BARE_FILE, BARE_TYPE, BARE_PORT.

const body = await readFile(process.env['BARE_FILE'] ?? '')
const headers = { 'Content-Type': process.env['BARE_TYPE'] ?? 'text/html', 'Content-Length': body.byteLength }
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(Number(process.env['BARE_PORT']), '127.0.0.1')
process.on('SIGTERM', () => server.close(() => process.exit(0)))
