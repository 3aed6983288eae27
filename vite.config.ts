import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './tools/build/class-names.ts'
import { splitOperations } from './tools/build/split-operations.ts'

/** Client and server bundles of the shop; `scripts/build.ts` runs both. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [splitOperations(), react()],
  publicDir: 'public',
  ...(command === 'build'
    ? { css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } }
    : {}),
  build: {
    target: 'es2024',
    // An inlined sprite can't be referred to by `<use>`, and an inlined font can't be preloaded.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // All styles are one file: documents hold it whole or name it, see src/server/document-assets.ts.
    cssCodeSplit: false,
    ...(isSsrBuild
      ? {
          copyPublicDir: false,
          // One file: a shop that runs has read all of it, so a new build may take its place.
          rolldownOptions: { output: { codeSplitting: false } },
        }
      : {
          rolldownOptions: {
            input: 'src/app/entry-client.tsx',
            output: {
              // The entry names every chunk, and what is random packs badly: every character less is a hundred bytes less.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 2 },
                  { name: 'frame', tags: ['$initial'], priority: 1 },
                ],
              },
            },
          },
        }),
  },
  // One file that needs no node_modules: the same React that it was built with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
}))
