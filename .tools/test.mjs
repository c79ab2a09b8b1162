import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ROOT, run } from './workspace.mjs'

await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
const { ensureChromium } = await import('./chromium.mjs')

const results = join(ROOT, '.cache', 'results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }
const started = Date.now()
const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`

async function part(name, work) {
  console.log(`\n== ${name}`)
  const since = Date.now()
  const counts = await work()
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0
  console.log(`== ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds(since)}`)
}

const oneCheck = async (command, args) =>
  (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** A runner that died without a report counts as one failure: silence is not success. */
function counted(code, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const counts = read(JSON.parse(readFileSync(file, 'utf8')))
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

async function vitest() {
  const file = join(results, 'vitest.json')
  const args = ['run', '-c', 'tests/vitest.config.ts', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run('vitest', args)
  return counted(code, file, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
    passed: numPassedTests,
    failed:
      numFailedTests + testResults.filter(one => one.status === 'failed' && one.assertionResults.length === 0).length,
    skipped: numPendingTests,
  }))
}

async function endToEnd() {
  const file = join(results, 'playwright.json')
  const chromium = await ensureChromium()
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const args = ['test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json', '--grep-invert=@long']
  const code = await run('playwright', args, { env })
  return counted(code, file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))
}

await part('types', () => oneCheck('npm', ['run', '--silent', 'types']))
await part('lint, import zones, format', () => oneCheck('npm', ['run', '--silent', 'lint']))
await part('texts in three languages', () => oneCheck('node', ['.tools/texts.mjs']))
await part('build within its budgets', () => oneCheck('npm', ['run', '--silent', 'build']))
await part('unit, contract, simulation, server', vitest)
await part('end to end in Chromium', endToEnd)

console.log(`\nTook ${seconds(started)}.${total.skipped > 0 ? ` ${total.skipped} skipped.` : ''}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
