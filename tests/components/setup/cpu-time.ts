import { cdp } from 'vitest/browser'

/** What `layOut` takes on the machine whose milliseconds the limits are. */
const REFERENCE_MS = 45
const REFERENCE_TEXT = 'Пациент жалуется на боль в груди, которая началась утром и не проходит. '.repeat(556)

/** Milliseconds that the page's main thread has computed; what other programs take from it is not in them. */
async function computed(): Promise<number> {
  const { metrics } = await cdp().send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

async function timeOf(work: () => unknown): Promise<number> {
  await cdp().send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await computed()
  await work()
  // The frame after the work, with its layout.
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  return (await computed()) - before
}

/** Lays out 40,000 characters in one paragraph. */
function layOut(): void {
  const paragraph = document.createElement('p')
  paragraph.style.cssText = 'position: absolute; width: 700px'
  paragraph.textContent = REFERENCE_TEXT
  document.body.append(paragraph)
  paragraph.getBoundingClientRect()
  paragraph.remove()
}

/**
 * An upper limit of the time that `work` blocks the page: what its main thread computes meanwhile, in milliseconds of the
 * reference machine. A slower processor is measured before and after, by work of the same kind.
 */
export async function blockedFor(work: () => unknown): Promise<number> {
  const before = await timeOf(layOut)
  const blocked = await timeOf(work)
  const after = await timeOf(layOut)
  return blocked / Math.max(1, (before + after) / 2 / REFERENCE_MS)
}
