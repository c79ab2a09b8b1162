import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright'

const CHILD = fileURLToPath(new URL('throttle-child.ts', import.meta.url))

/**
 * Runs `work` with the whole browser at 1/rate of the processor, by stopping and continuing all its processes.
 * Chromium's own throttle slows the main thread only, but most of the work is in workers and the storage process.
 */
export async function throttled<T>(context: BrowserContext, rate: number, work: () => Promise<T>): Promise<T> {
  if (rate === 1) return work()
  const child = spawn(process.execPath, [CHILD, String(rate), ...(await processIds(context)).map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await once(child.stdout, 'data')
  try {
    return await work()
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}

async function processIds(context: BrowserContext): Promise<number[]> {
  const browser = context.browser()
  if (!browser) throw new Error('a context without a browser')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.map(({ id }) => id)
}
