import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'playwright/test'
import { makeDataFolder } from '../server/data-folder.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('npm start says where the product is, and ends with its server when it is told to', async () => {
  const dataDir = makeDataFolder('start-')
  const npm = spawn('npm', ['start'], { cwd: ROOT, env: { ...process.env, PORT: '0', DATA_DIR: dataDir } })
  const exited = once(npm, 'exit')
  let said = ''
  npm.stdout.on('data', chunk => {
    said += chunk
  })
  const port = () => /"port":(\d+)/.exec(said)?.[1]
  const healthy = async () =>
    port() !== undefined &&
    (await fetch(`http://127.0.0.1:${port()}/healthz`).then(
      answer => answer.ok,
      () => false,
    ))
  try {
    await expect.poll(healthy, { timeout: 60_000 }).toBe(true)
  } finally {
    npm.kill('SIGTERM')
    await exited
  }
  await expect.poll(healthy).toBe(false)
  rmSync(dataDir, { recursive: true, force: true })
})
