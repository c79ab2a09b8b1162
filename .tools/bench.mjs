import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, must, ROOT, run } from './workspace.mjs'

await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
await ensureBuilt()
await ensureComparedLibraries()
const { ensureChromium } = await import('./chromium.mjs')
const env = { CHROMIUM_PATH: await ensureChromium() }
process.exit(await run('node', ['tests/bench/main.ts', ...process.argv.slice(2)], { env }))

/**
 * Installs the libraries of the comparison, which have a lock file of their own, so that no other command installs
 * them.
 */
async function ensureComparedLibraries() {
  const folder = join(ROOT, 'tests', 'bench')
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules', '.lock-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await must('npm', ['ci', '--prefix', 'tests/bench', '--no-audit', '--no-fund'])
  writeFileSync(stamp, wanted)
}
