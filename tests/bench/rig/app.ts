import type { Page } from 'playwright'
import type { RunAccount } from '../pages/contender.ts'
import type { Contest, OpenDevice } from './contest.ts'

/** Opens the product on a new device: signed in, everything pulled, controlled by its service worker. */
export async function openApp(contest: Contest, account: RunAccount): Promise<OpenDevice & { close(): Promise<void> }> {
  const device = await contest.openDevice('floor')
  const { page } = device
  await page.evaluate(one => globalThis.device.signIn(one), account)
  await page.addInitScript(watchForList)
  await page.goto(`${contest.server.origin}/ambient-scribe/list`)
  await page.getByRole('button', { name: /^All saved/ }).waitFor({ timeout: 120_000 })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })
  return device
}

declare global {
  var listPainted: number | undefined
}

/** Sets `listPainted` to the time of the frame that shows the list's first rows or its empty state. */
function watchForList(): void {
  const look = () => {
    const main = document.querySelector('main')
    const shown = main?.querySelector('li h3') ?? /No recordings/.test(main?.textContent ?? '')
    if (!shown) return requestAnimationFrame(look)
    return requestAnimationFrame(() => {
      globalThis.listPainted = performance.now()
    })
  }
  requestAnimationFrame(look)
}

/** Resolves with the milliseconds from the start of the navigation to the painted list. */
export async function paintedAt(page: Page): Promise<number> {
  const painted = await page.waitForFunction(() => globalThis.listPainted)
  return (await painted.jsonValue()) ?? Number.NaN
}
