import { parseArgs } from 'node:util'
import { ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '200' }, first: { type: 'string', default: '1' } },
})
const args = ['run', '-c', 'tests/vitest.config.ts', '--project', 'sim', 'tests/sim/fuzz-']
process.exit(await run('vitest', args, { env: { SIM_SEEDS: values.seeds, SIM_FIRST: values.first } }))
