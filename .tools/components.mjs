import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
const env = { CHROMIUM_PATH: await ensureChromium() }
process.exit(await run('vitest', ['run', '-c', 'tests/components/vitest.config.ts', ...process.argv.slice(2)], { env }))
