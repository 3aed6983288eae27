import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanRouter } from './scripts/serving/lean-router.ts'
import { splitOperations } from './scripts/serving/split-operations.ts'

/** Client and server bundles of the shop; `scripts/build.ts` runs both. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [splitOperations(), leanRouter(), react()],
  publicDir: 'public',
  build: {
    target: 'es2024',
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
            // Libraries, frame and what the first views share, in one chunk: packed apart they are 7 kB larger.
            output: { codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] } },
          },
        }),
  },
  // One file that needs no node_modules: the same React that it was built with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
}))
