import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { splitOperations } from './scripts/serving/split-operations.ts'

/**
 * Libraries that every page needs, in one chunk: packed together they are 2 kB smaller than in three, and a new
 * version of the shop leaves them in the visitor's cache.
 */
const frameLibraries =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack|zustand|openapi-fetch)[\\/]/

/** Client and server bundles of the shop; `scripts/build.ts` runs both. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [splitOperations(), react()],
  publicDir: 'public',
  build: {
    target: 'es2023',
    // An inlined sprite can't be referred to by `<use>`, and an inlined font can't be preloaded.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { copyPublicDir: false }
      : {
          rolldownOptions: {
            input: 'src/app/entry-client.tsx',
            output: { codeSplitting: { groups: [{ name: 'frame', test: frameLibraries }] } },
          },
        }),
  },
  // One file that needs no node_modules: the same React that it was built with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
}))
