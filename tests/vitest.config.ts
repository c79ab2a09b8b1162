import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { NODE_FLAGS } from './server/node-flags.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * `secondRun`: the tests that need only one database, on the other one (server/why.md). Servers run in processes of their
 * own, so files share a worker's modules; what a helper makes for its module is removed with the run (folder-of-run.ts).
 */
const serverTests = (name: string, secondRun: boolean, exclude: string[] = []) => ({
  test: {
    name,
    root: here('..'),
    include: ['tests/server/**/*.test.ts'],
    exclude,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: here('./server/shared-databases.ts'),
    provide: { secondRun },
    execArgv: NODE_FLAGS,
    isolate: false,
  },
})

/** The rules are pure: their files share a worker's modules, which take longer to load than to test. */
const unitTests = (name: 'rules' | 'unit', include: string[], exclude: string[]) => ({
  test: { name, root: here('..'), include, exclude, testTimeout: 60_000, isolate: name !== 'rules' },
})

export default defineConfig({
  root: here('..'),
  cacheDir: here('../.cache/vitest'),
  test: {
    // Three more than cores, because many files wait for servers that they started.
    maxWorkers: availableParallelism() + 3,
    projects: [
      unitTests('rules', ['tests/{unit/domain,contract}/**/*.test.ts'], []),
      unitTests('unit', ['tests/unit/**/*.test.ts'], ['tests/unit/domain/**']),
      {
        test: {
          name: 'sim',
          root: here('..'),
          include: ['tests/sim/**/*.test.ts'],
          testTimeout: 120_000,
          server: { deps: { inline: ['rxdb'] } },
        },
      },
      serverTests('server', false),
      ...(process.env.TEST_DATABASES === 'both'
        ? [serverTests('server-on-pglite', true, ['tests/server/{blobs,database,engines,jobs}/**'])]
        : []),
    ],
  },
})
