import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
await ensureBuilt()
const env = { CHROMIUM_PATH: await ensureChromium() }
process.exit(
  await run('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)], { env }),
)
