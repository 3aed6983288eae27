import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './tools/build/class-names.ts'
import { leanRouter } from './tools/build/lean-router.ts'
import { splitOperations } from './tools/build/split-operations.ts'
import { tightenEntry } from './tools/build/tighten-entry.ts'

const listingModules =
  /src[\\/](?:features[\\/]catalogue[\\/](?!FilterForm|RangeFields|use-filter|ListPages|popups)|lib[\\/]filter|routes[\\/]list-page)/

const productModules =
  /src[\\/](?:features[\\/]product[\\/](?:ViewedProducts|product-api)|routes[\\/]product-strip|ui[\\/](?:Tabs|CopyButton|TitleBlock|PropertyList))\.(?:tsx?|module\.css)$/

const fieldModules =
  /src[\\/]ui[\\/](?:FieldShell|TextInput|TextArea|PasswordInput|Select|select-keys|Field\.module)/

const personalModules =
  /src[\\/](?:lib[\\/]file-size|ui[\\/]StatusPill|features[\\/](?:account|orders)[\\/]|routes[\\/]personal\.module)/

/** Client and server bundles of the shop; `scripts/build.ts` runs both. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [splitOperations(), leanRouter(), react(), tightenEntry()],
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
            // Packing the entry tightly takes its time; a reader of `npm start` can do nothing about it.
            checks: { bundlerTimings: false },
            input: 'src/app/entry-client.tsx',
            output: {
              // The entry names every chunk, and what is random packs badly: every character less is a hundred bytes less.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: [
                  // Libraries, frame and what the first views share: packed apart they are 7 kB larger.
                  { name: 'frame', tags: ['$initial'], priority: 2 },
                  // What lists of products share, sections as well as search.
                  {
                    name: 'listing',
                    test: listingModules,
                    minShareCount: 2,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // The entry names each file that a route needs: fields that forms share are one,
                  {
                    name: 'fields',
                    test: fieldModules,
                    minShareCount: 2,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // and so is what pages of the personal area share.
                  {
                    name: 'personal-parts',
                    test: personalModules,
                    minShareCount: 2,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // What a product's page shares with cart and orders: seven small chunks apart.
                  {
                    name: 'product-parts',
                    test: productModules,
                    minShareCount: 2,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
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
