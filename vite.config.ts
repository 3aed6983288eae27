import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Client and server bundles of the shop; `scripts/build.ts` runs both. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'public',
  build: {
    target: 'es2023',
    // An inlined sprite can't be referred to by `<use>`, and an inlined font can't be preloaded.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? { copyPublicDir: false } : { rollupOptions: { input: 'src/app/entry-client.tsx' } }),
  },
  // One file that needs no node_modules: the same React that it was built with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
}))
