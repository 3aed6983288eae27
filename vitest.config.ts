import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    environment: 'node',
    // Generous: a machine under load is slow, and a good run never waits so long.
    testTimeout: 30_000,
    include: ['{src,mocks,scripts,tests}/**/*.test.{ts,tsx}'],
    typecheck: { enabled: false },
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
