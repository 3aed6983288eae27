import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './tools/build/class-names.ts'
import { pureComponents } from './tools/build/pure-components.ts'
import { splitOperations } from './tools/build/split-operations.ts'
import { twoStylesheets } from './tools/build/two-stylesheets.ts'

// Each group takes what its modules import along, so that no page asks for a dozen small files.

/** What every page with products shows. */
const cardModules =
  /src[\\/](?:features[\\/](?:catalogue[\\/](?:ProductStrip|SectionTiles|listed-product)|cart[\\/]AddToCart|product[\\/]ProductPreview)|ui[\\/](?:AwaitedPart|Breadcrumbs|Disclosure|HazardStripe|Pagination|Picture|Skeleton)|links[\\/]GetForm|routes[\\/](?:structured-data|product))\.tsx?$/
/** News, promotions and the blocks of editors, on the home page too. */
const contentModules = /src[\\/]features[\\/]content[\\/](?:PageBlocks|NewsCards|PromotionCards)\.tsx$/
/** What sections and search share. */
const listingModules =
  /src[\\/]features[\\/]catalogue[\\/](?:ProductListing|ListingSkeleton)\.tsx$|src[\\/]routes[\\/]list-page|use-malformed-toast/
const productModules =
  /src[\\/](?:features[\\/]product[\\/](?:ProductPage|ViewedProducts)|routes[\\/](?:product-strip|whole-product))\.tsx$/

/** Where visitors come to from a search engine or an advertisement: documents hold the styles of these pages. */
const firstViews = ['home', 'catalog', 'section', 'search', 'product', 'whole-product'].map(
  (name) => `src/routes/${name}.tsx`,
)

const sharedChunk = /\/(?:cards|content|listing|product|table)-/

/** Client and server bundles of the shop; `scripts/build.ts` runs both. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [splitOperations(), pureComponents(), twoStylesheets(import.meta.dirname, firstViews), react()],
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
            output: {
              // The entry names every chunk, and what is random packs badly: every character less is a hundred bytes less.
              entryFileNames: 'assets/[name]-[hash:7].js',
              // A chunk that holds one component loads on a click; nothing finds it by its name.
              chunkFileNames: ({ name }) =>
                /^[A-Z]/.test(name) ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: [
                  {
                    name: 'vendor',
                    test: /[\\/]node_modules[\\/]|src[\\/]app[\\/]react-dom-client/,
                    tags: ['$initial'],
                    priority: 4,
                  },
                  { name: 'frame', tags: ['$initial'], priority: 3 },
                  { name: 'table', test: /src[\\/]ui[\\/]Table\.tsx$/, priority: 3 },
                  { name: 'cards', test: cardModules, priority: 2 },
                  { name: 'content', test: contentModules, priority: 1 },
                  { name: 'listing', test: listingModules, priority: 1 },
                  { name: 'product', test: productModules, priority: 0 },
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
