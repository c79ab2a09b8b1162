import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'playwright/test'

/** The process numbers of the browser's renderers, the service worker's too. */
async function renderers(context: BrowserContext): Promise<number[]> {
  const browser = context.browser()
  if (!browser) throw new Error('this context has no browser of its own')
  const tools = await browser.newBrowserCDPSession()
  const { processInfo } = await tools.send('SystemInfo.getProcessInfo')
  await tools.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/**
 * SIGKILL for every renderer of the browser, as the system's memory manager does it: nothing is told, nothing is
 * finished. The browser itself lives.
 */
export async function killRenderers(context: BrowserContext, page: Page): Promise<void> {
  const doomed = await renderers(context)
  const crashed = page.waitForEvent('crash')
  for (const id of doomed) process.kill(id, 'SIGKILL')
  await crashed
  // The one that the browser keeps ready for the next page is dead too, and must not be given to it.
  await expect.poll(async () => (await renderers(context)).some(id => doomed.includes(id))).toBe(false)
}

/** The renderer of this page or worker: the one that works when it does. */
export async function rendererOf(
  context: BrowserContext,
  one: { evaluate(work: () => void): Promise<void> },
): Promise<number> {
  const worked = (id: number) => Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[11])
  const before = (await renderers(context)).map(id => ({ id, ticks: worked(id) }))
  await one.evaluate(() => {
    for (const until = performance.now() + 500; performance.now() < until; );
  })
  const [most] = before.map(({ id, ticks }) => ({ id, ticks: worked(id) - ticks })).sort((a, b) => b.ticks - a.ticks)
  if (!most) throw new Error('no renderer is running')
  return most.id
}
