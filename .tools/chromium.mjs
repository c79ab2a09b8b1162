import { existsSync } from 'node:fs'
import { must, run } from './workspace.mjs'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const found = () => [process.env.CHROMIUM_PATH, ...KNOWN].find(path => path && existsSync(path)) ?? null

async function ofPlaywright() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** Returns the path of a Chromium: an installed one, else Debian's if apt-get can install it, else Playwright's own. */
export async function ensureChromium() {
  const here = found() ?? (await ofPlaywright())
  if (here) return here
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], { quiet: true })
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
    })
    const installed = found()
    if (installed) return installed
  }
  await must('npx', ['playwright', 'install', 'chromium'])
  return await ofPlaywright()
}
