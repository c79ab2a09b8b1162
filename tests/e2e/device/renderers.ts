import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'playwright/test'

/** Process ids of the browser's renderers, including the service worker's. */
async function renderers(context: BrowserContext): Promise<number[]> {
  const browser = context.browser()
  if (!browser) throw new Error('this context has no browser of its own')
  const tools = await browser.newBrowserCDPSession()
  const { processInfo } = await tools.send('SystemInfo.getProcessInfo')
  await tools.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** Crashes the page's process: no event is fired, no work is finished, as when the system kills it for memory. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

/**
 * Kills every renderer of the browser with SIGKILL, as the system's memory manager does: no event is fired, no work is
 * finished. The browser itself keeps running.
 */
export async function killRenderers(context: BrowserContext, page: Page): Promise<void> {
  const killed = await renderers(context)
  const crashed = page.waitForEvent('crash')
  for (const id of killed) process.kill(id, 'SIGKILL')
  await crashed
  // Waits until the browser has dropped its killed spare renderer too, which it would use for the next page.
  await expect.poll(async () => (await renderers(context)).some(id => killed.includes(id))).toBe(false)
}

/** Finds the renderer of a page or worker: the one that uses most processor time while it runs a busy loop. */
export async function rendererOf(
  context: BrowserContext,
  one: { evaluate(work: () => void): Promise<void> },
): Promise<number> {
  const ticksOf = (id: number) => Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[11])
  const before = (await renderers(context)).map(id => ({ id, ticks: ticksOf(id) }))
  await one.evaluate(() => {
    for (const until = performance.now() + 500; performance.now() < until; );
  })
  const [most] = before.map(({ id, ticks }) => ({ id, ticks: ticksOf(id) - ticks })).sort((a, b) => b.ticks - a.ticks)
  if (!most) throw new Error('no renderer is running')
  return most.id
}
