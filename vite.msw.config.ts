import react from '@vitejs/plugin-react'
import { buildTargets } from './tools/build/supported-browsers.ts'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { shellPolicy } from './tools/build/shell-policy.ts'
import { tiedWords } from './tools/build/tied-words.ts'

/**
 * The browser-only shop: static shell, the sandbox in the page, MSW's service worker beside it. Used by
 * `npm run build:msw` and, for development, by `BACKEND=msw npm run dev`.
 */
export default defineConfig({
  plugins: [tiedWords(), react(), msw({ mode: 'worker-only' }), shellPolicy()],
  publicDir: 'public',
  build: {
    outDir: 'dist-msw',
    target: buildTargets(),
    // An inlined sprite can't be referred to by `<use>`.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The contract and the seed come in one chunk, which is the point of this build.
    chunkSizeWarningLimit: 4000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Optional parts of jsPDF that draw HTML and SVG: documents have neither, so they are never loaded.
      external: ['html2canvas', 'canvg'],
      // The shop's own lazy imports split nothing here.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          // Every file goes through the service worker, so one large one is sooner here than a hundred small ones.
          groups: [
            { name: 'shop', test: /[\\/]src[\\/](?:app|routes|features|popups|forms|links|ui|api)[\\/]/ },
            // The start needs it before, and says so when the rest doesn't come.
            { name: 'preload', test: /vite[\\/]preload-helper/, priority: 1 },
          ],
        },
      },
    },
  },
  preview: { host: '127.0.0.1', port: 3001 },
})
