import { defineConfig } from '@kubb/core'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

export default defineConfig({
  root: '.',
  input: { path: '../../src/generated/contract.json' },
  output: { path: 'made/kubb', clean: true },
  plugins: [
    // What it would write by itself is a copy of the contract.
    pluginOas({ validate: false, generators: [] }),
    pluginTs({ output: { path: 'types' } }),
    pluginZod({ output: { path: 'zod' } }),
  ],
})
