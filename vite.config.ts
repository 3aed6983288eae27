import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './tools/build/class-names.ts'
import { compiledAtOnce } from './tools/build/compiled-at-once.ts'
import { compressTwice } from './tools/build/compress-twice.ts'
import { pureComponents } from './tools/build/pure-components.ts'
import { buildTargets } from './tools/build/supported-browsers.ts'
import { splitOperations } from './tools/build/split-operations.ts'
import { tiedWords } from './tools/build/tied-words.ts'
import { unusedParts } from './tools/build/unused-parts.ts'
import { twoStylesheets } from './tools/build/two-stylesheets.ts'

// Each group takes what its modules import along, so that no page asks for a dozen small files.

/** News, promotions and the blocks of editors, on the home page too. */
const contentModules =
  /src[\\/]features[\\/]content[\\/](?:PageBlocks|NewsCards|PromotionCards)\.tsx$|src[\\/]routes[\\/]content-page/
/** What sections and search share. */
const listingModules =
  /src[\\/]features[\\/]catalogue[\\/](?:ProductListing|ListingSkeleton)\.tsx$|src[\\/]routes[\\/]list-page|use-malformed-toast/
const productModules =
  /src[\\/](?:features[\\/]product[\\/](?:ProductPage|ViewedProducts)|routes[\\/](?:product-strip|whole-product))\.tsx$/

/** Where visitors come to from a search engine or an advertisement: documents hold the styles of these pages. */
const firstRoutes = ['home', 'catalog', 'section', 'search', 'product', 'whole-product'].map(
  (name) => `src/routes/${name}.tsx`,
)
/** And what only some of their visitors see: wide screens, customers. */
const firstViews = [
  ...firstRoutes,
  'src/features/catalogue/FilterForm.tsx',
  'src/features/layout/CustomerActions.tsx',
]

const sharedChunk = /\/(?:content|listing|product)-/

/** Client and server bundles of the shop; `scripts/build.ts` runs both. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    splitOperations(),
    tiedWords(),
    pureComponents(),
    twoStylesheets(import.meta.dirname, firstViews),
    react(),
    ...(isSsrBuild ? [] : [unusedParts(), compressTwice(), compiledAtOnce()]),
  ],
  publicDir: 'public',
  ...(command === 'build'
    ? { css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } }
    : {}),
  build: {
    target: buildTargets(),
    // An inlined sprite can't be referred to by `<use>`, and an inlined font can't be preloaded.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // The entry lists what it preloads beside a page, so it lists the big chunks only.
      resolveDependencies: (_, chunks) => chunks.filter((chunk) => sharedChunk.test(chunk)),
    },
    ...(isSsrBuild
      ? {
          copyPublicDir: false,
          // One file: a shop that runs has read all of it, so a new build may take its place.
          rolldownOptions: { output: { codeSplitting: false } },
        }
      : {
          rolldownOptions: {
            input: 'src/app/entry-client.tsx',
            // No library that is loaded here relies on a getter with an effect, or on a missing global that throws.
            treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
            // Constants of late code don't stand in the entry as its exports: 300 bytes less of every first view.
            optimization: { inlineConst: { mode: 'all', pass: 1 } },
            output: {
              // The entry names every chunk, and what is random packs badly: every character less is a hundred bytes less.
              entryFileNames: 'assets/[name]-[hash:7].js',
              // Only shared chunks are found by the name of their file; the manifest knows all others.
              chunkFileNames: ({ name }) =>
                sharedChunk.test(`/${name}-`) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
              codeSplitting: {
                groups: [
                  {
                    name: 'vendor',
                    test: /[\\/]node_modules[\\/]|src[\\/]app[\\/]react-dom-client/,
                    tags: ['$initial'],
                    priority: 4,
                  },
                  { name: 'frame', tags: ['$initial'], priority: 3 },
                  { name: 'content', test: contentModules, priority: 1 },
                  { name: 'listing', test: listingModules, priority: 1 },
                  {
                    name: 'filters',
                    test: /src[\\/]features[\\/]catalogue[\\/]FilterForm\.tsx$/,
                    priority: 0,
                  },
                  { name: 'product', test: productModules, priority: 0 },
                  // Each file of its own costs a hundred bytes of imports and packs worse.
                  { name: 'field', test: /src[\\/]ui[\\/](?:FieldShell|TextInput)\.tsx$/, priority: 0 },
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
