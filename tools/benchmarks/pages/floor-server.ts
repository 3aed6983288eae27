import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { build } from 'vite'
import { listen } from '../../../src/server/run-server.ts'
import { floorProducts } from './floor-products.ts'

const here = import.meta.dirname

export interface FloorServer {
  /** A list of 50 cards without any script. */
  staticPage: string
  /** The same list with React, router and query. */
  reactPage: string
  close: () => Promise<void>
}

/**
 * Builds both floors and serves them, packed by brotli, from memory.
 * @param folder for what is built
 */
export async function startFloors(folder: string, port: number): Promise<FloorServer> {
  const { staticFloor, reactFloor } = await buildRender(folder)
  const script = await buildClient(folder)
  const page = (html: string) => packed(html, 'text/html; charset=utf-8')
  const answers = new Map([
    ['/static/', page(staticFloor())],
    ['/react/', page(await reactFloor('/client.js'))],
    ['/client.js', packed(script, 'text/javascript')],
    ...floorProducts.map(
      (product) =>
        [`/api/products/${product.id}`, packed(JSON.stringify(product), 'application/json')] as const,
    ),
  ])
  const image = await sampleImage()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const answer = answers.get(path)
    if (path.startsWith('/img/'))
      response
        .writeHead(200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'max-age=31536000' })
        .end(image)
    else if (answer) response.writeHead(200, answer.headers).end(answer.body)
    else response.writeHead(404).end()
  })
  const origin = await listen(server, port, '127.0.0.1')
  return {
    staticPage: `${origin}/static/`,
    reactPage: `${origin}/react/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function packed(text: string, type: string) {
  const body = brotliCompressSync(text)
  return {
    body,
    headers: { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.byteLength },
  }
}

interface FloorRender {
  staticFloor: () => string
  reactFloor: (script: string) => Promise<string>
}

async function buildRender(folder: string): Promise<FloorRender> {
  const outDir = join(folder, 'floor-render')
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: { ssr: join(here, 'floor-render.tsx'), outDir, emptyOutDir: true },
  })
  return (await import(`${pathToFileURL(join(outDir, 'floor-render.js')).href}?${Date.now()}`)) as FloorRender
}

async function buildClient(folder: string): Promise<string> {
  const outDir = join(folder, 'floor-client')
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(here, 'floor-client.tsx'),
        output: { entryFileNames: 'client.js', codeSplitting: false },
      },
    },
  })
  return readFile(join(outDir, 'client.js'), 'utf8')
}

/** A photograph-like picture of about 8 kB, as a catalogue of photographs has. */
async function sampleImage(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 170, sigma: 18 }
  return sharp({ create: { width: 320, height: 240, channels: 3, background: '#f4f8fb', noise } })
    .blur(1.2)
    .jpeg({ quality: 60 })
    .toBuffer()
}
