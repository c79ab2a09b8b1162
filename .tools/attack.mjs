/** Attacks every method and every route, on both databases, one file after the other so that times mean something. */
import { ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
const FILES = [
  'tests/server/attacks',
  'tests/server/rpc/access.test.ts',
  'tests/server/http',
  'tests/server/modules/sharing',
]
const args = ['run', '-c', 'tests/vitest.config.ts', '--project', 'server*', '--no-file-parallelism', ...FILES]
process.exit(
  await run('vitest', [...args, ...process.argv.slice(2)], { env: { ATTACKS: 'all', TEST_DATABASES: 'both' } }),
)
