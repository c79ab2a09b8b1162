import type { Page } from 'playwright'

/** The pill's words and, at that moment, how many documents of this device the server had not confirmed. */
export interface PillSaid {
  text: string
  waiting: number
}

const EVERY_MS = 100

/**
 * Watches the sync pill of every page of this tab from its first moment: at each change of its words, and ten times a
 * second, it is compared with the local store itself. Answers what was said so far; it outlives reloads.
 */
export async function watchPill(page: Page): Promise<{ said: PillSaid[]; lies(): string[] }> {
  const said: PillSaid[] = []
  await page.exposeFunction('pillSaid', (one: PillSaid) => said.push(one))
  await page.addInitScript(watchInPage, EVERY_MS)
  return {
    said,
    /** "All saved" while something waited, for longer than one look takes: the words follow the store within a frame. */
    lies: () =>
      said
        .filter((one, i) => isLie(one) && isLie(said[i + 1]))
        .map(({ text, waiting }) => `${text}, while ${waiting} waited`),
  }
}

const isLie = (one: PillSaid | undefined) => one !== undefined && /^All saved/.test(one.text) && one.waiting > 0

/** Runs in the page; the store is read past the product. */
function watchInPage(everyMs: number): void {
  const tell = (window as unknown as { pillSaid(one: { text: string; waiting: number }): void }).pillSaid
  const pill = () => {
    const label = document.querySelector('header [aria-haspopup="dialog"][aria-label$="Open the list."]')
    return label?.getAttribute('aria-label') ?? null
  }
  const countIn = (name: string) =>
    new Promise<number>(resolve => {
      const opening = indexedDB.open(name)
      opening.onerror = () => resolve(0)
      opening.onsuccess = () => {
        const database = opening.result
        if (!database.objectStoreNames.contains('docs')) return resolve(0)
        const rows = database.transaction('docs').objectStore('docs').getAll()
        rows.onsuccess = () => {
          database.close()
          resolve(rows.result.filter(row => row._deleted === '0' && row.queue > 0).length)
        }
        rows.onerror = () => resolve(0)
      }
    })
  let looking = false
  let last = ''
  const look = async () => {
    const before = pill()
    if (before === null || looking) return
    looking = true
    try {
      const names = (await indexedDB.databases()).map(one => one.name ?? '')
      const stores = names.filter(name => /--(account|patients|healthRecords|recordings)$/.test(name))
      const counts = await Promise.all(stores.map(countIn))
      const waiting = counts.reduce((sum, one) => sum + one, 0)
      // Judged only if it says the same before and after the store was read.
      if (pill() === before) tell({ text: before, waiting })
    } finally {
      looking = false
    }
  }
  const changed = () => {
    const now = pill() ?? ''
    if (now === last) return
    last = now
    void look()
  }
  new MutationObserver(changed).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  setInterval(() => void look(), everyMs)
}
