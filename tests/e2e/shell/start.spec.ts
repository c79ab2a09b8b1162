import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'playwright/test'
import { makeDataFolder } from '../../server/data-folder.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

test('npm start serves the product, logs its port, and stops its server on SIGTERM', async () => {
  // Builds first; on a busy machine a minute is not enough, and a test that times out leaves its server running.
  test.setTimeout(240_000)
  const dataDir = makeDataFolder('start-')
  const npm = spawn('npm', ['start'], { cwd: ROOT, env: { ...process.env, PORT: '0', DATA_DIR: dataDir } })
  const exited = once(npm, 'exit')
  let output = ''
  npm.stdout.on('data', chunk => {
    output += chunk
  })
  const port = () => /"port":(\d+)/.exec(output)?.[1]
  const healthy = async () =>
    port() !== undefined &&
    (await fetch(`http://127.0.0.1:${port()}/healthz`).then(
      answer => answer.ok,
      () => false,
    ))
  try {
    await expect.poll(healthy, { timeout: 180_000 }).toBe(true)
  } finally {
    npm.kill('SIGTERM')
    await exited
  }
  await expect.poll(healthy).toBe(false)
  rmSync(dataDir, { recursive: true, force: true })
})
