import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { build, ensureInstalled, ROOT, run } from './workspace.mjs'

await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
const { ensureChromium } = await import('./chromium.mjs')
const { PAINTS_NO_MORE, withSecondTry } = await import('./second-try.ts')

/** `--long`: every test of the server on both databases, 10,000 random operations with money, a thousand seeds, every laboratory sheet as pictures, and the tests tagged `@long`. */
const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
const LONG = values.long
  ? {
      ...{ TEST_DATABASES: 'both', SIM_SEEDS: process.env.SIM_SEEDS ?? '1000', LAB_PICTURES: 'all' },
      ...{ LEARN: 'again', PROPERTY_SEED: 'random', MONEY_OPERATIONS: '10000', MONEY_KILLS: '12' },
    }
  : {}

/** A second try may hide a race: one flaky test may be the machine's fault, two are ours. */
const MOST_FLAKY = 1

const results = join(ROOT, '.cache', 'results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }
const flaky = []
const failures = []
const started = Date.now()
const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`

async function part(name, work) {
  console.log(`\n== ${name}`)
  const since = Date.now()
  const counts = await work()
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0
  flaky.push(...(counts.flaky ?? []))
  const unnamed = counts.failed > 0 && !counts.failures?.length
  failures.push(...(unnamed ? ['see its output above'] : (counts.failures ?? [])).map(one => `${name}: ${one}`))
  console.log(`== ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds(since)}`)
}

const oneCheck = async running => ((await running) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const add = (...all) => {
  const sum = key => all.reduce((total, counts) => total + (counts[key] ?? 0), 0)
  const list = key => all.flatMap(counts => counts[key] ?? [])
  return {
    ...{ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') },
    ...{ failures: list('failures'), flaky: list('flaky') },
  }
}

/** A runner that died without a report counts as one failure: silence is not success. */
function counted(code, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const counts = read(JSON.parse(readFileSync(file, 'utf8')))
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Where, which, and how: the start of its first message. */
const failure = (where, title, message = '') =>
  `${where} › ${title}\n${stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n')}`

/** Failed tests of a report of vitest, and files that failed before their first test. */
function failuresOfVitest(testResults) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(ROOT, name)
    if (status === 'failed' && assertionResults.length === 0) return [failure(where, 'the file', message)]
    const failed = assertionResults.filter(one => one.status === 'failed')
    const said = ({ failureMessages }) =>
      failureMessages.find(message => message.includes(PAINTS_NO_MORE)) ?? failureMessages[0]
    return failed.map(one => failure(where, one.fullName, said(one)))
  })
}

/** Tests that passed at the second try: the report keeps the error of the first. */
const flakyInVitest = testResults =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(one => one.status === 'passed' && one.failureMessages.length > 0)
      .map(one => failure(relative(ROOT, name), one.fullName, one.failureMessages[0])),
  )

async function vitest(config, name, env = {}, more = []) {
  const file = join(results, `${name}.json`)
  const args = ['run', '-c', config, ...more, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run('vitest', args, { env })
  return counted(code, file, ({ numPassedTests, numPendingTests, testResults }) => {
    const failures = failuresOfVitest(testResults)
    return {
      ...{ passed: numPassedTests, failed: failures.length, skipped: numPendingTests },
      ...{ failures, flaky: flakyInVitest(testResults) },
      failedFiles: testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(ROOT, name)),
    }
  })
}

/** Screens wait more than they compute; a fourth browser on two cores makes the run longer. */
const BROWSERS = availableParallelism() + 1

async function components(chromium) {
  const shard = async number => {
    const env = { CHROMIUM_PATH: chromium, COMPONENTS_CACHE: `-${number}` }
    const runIn = (name, args) => vitest('tests/components/vitest.config.ts', name, env, args)
    const first = await runIn(`components-${number}`, [`--shard=${number}/${BROWSERS}`])
    if (!first.failedFiles?.length) return first
    return withSecondTry(first, await runIn(`components-${number}-again`, first.failedFiles))
  }
  return add(...(await Promise.all(Array.from({ length: BROWSERS }, (_, index) => shard(index + 1)))))
}

/** Every test of a report of Playwright that ended with this status, and its last error. */
function endedAs(status, { file, specs = [], suites = [] }) {
  const here = specs.flatMap(spec =>
    spec.tests
      .filter(test => test.status === status)
      .map(test => failure(spec.file ?? file, spec.title, test.results.findLast(one => one.error)?.error.message)),
  )
  return [...here, ...suites.flatMap(suite => endedAs(status, suite))]
}

async function endToEnd(chromium) {
  const file = join(results, 'playwright.json')
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const args = ['test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json']
  const code = await run('playwright', values.long ? args : [...args, '--grep-invert=@long'], { env })
  return counted(code, file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: suites.flatMap(suite => endedAs('flaky', suite)),
    failures: suites.flatMap(suite => endedAs('unexpected', suite)),
  }))
}

const npmRun = script => oneCheck(run('npm', ['run', '--silent', script]))
await part('types, lint, import zones, format', async () =>
  add(...(await Promise.all([npmRun('types'), npmRun('lint')]))),
)
await part('texts in three languages', () => oneCheck(run('node', ['.tools/texts.mjs'])))
await part('build within its budgets', () => oneCheck(build()))
await part('unit, contract, simulation, server', () => vitest('tests/vitest.config.ts', 'vitest', LONG, ['--retry=1']))
const chromium = await ensureChromium()
await part('components in Chromium', () => components(chromium))
await part('end to end in Chromium', () => endToEnd(chromium))

if (flaky.length > 0) console.log(`\n${flaky.length} flaky, at most ${MOST_FLAKY}:\n  ${flaky.join('\n  ')}`)
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`)
console.log(`\nTook ${seconds(started)}.${total.skipped > 0 ? ` ${total.skipped} skipped.` : ''}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 && flaky.length <= MOST_FLAKY ? 0 : 1)
