import type { BrowserContext, Page } from 'playwright'

/**
 * SIGKILL for every renderer of the browser, the service worker's too, as the system's memory manager does it: nothing
 * is told, nothing is finished. The browser itself lives.
 */
export async function killRenderers(context: BrowserContext, page: Page): Promise<void> {
  const browser = context.browser()
  if (!browser) throw new Error('this context has no browser of its own')
  const tools = await browser.newBrowserCDPSession()
  const { processInfo } = await tools.send('SystemInfo.getProcessInfo')
  const crashed = page.waitForEvent('crash')
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
  await crashed
  await tools.detach()
}
