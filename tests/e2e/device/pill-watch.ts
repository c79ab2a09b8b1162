import type { BrowserContext } from 'playwright'
import { DEFINITIONS, REPLICATED } from '../../../src/db/collections/replicated.ts'

/** The pill's text and the number of documents that the server had not confirmed at that moment. */
export interface PillReading {
  text: string
  waiting: number
}

const EVERY_MS = 100

/**
 * Compares the sync pill of every page of a device with the local store, at each change of its text and ten times a
 * second. `readings` survive reloads and kills of the pages.
 */
export async function watchPill(
  context: BrowserContext,
): Promise<{ readings: PillReading[]; wrongClaims(): string[] }> {
  const readings: PillReading[] = []
  await context.exposeFunction('reportPill', (one: PillReading) => readings.push(one))
  const versions = REPLICATED.map(name => [name, DEFINITIONS[name].schema.version] as const)
  await context.addInitScript(watchInPage, { everyMs: EVERY_MS, versions })
  return {
    readings,
    /** "All saved" with unconfirmed documents in two readings in a row: the text follows the store within a frame. */
    wrongClaims: () =>
      readings
        .splice(0)
        .filter((one, i, all) => isWrong(one) && isWrong(all[i + 1]))
        .map(({ text, waiting }) => `${text}, while ${waiting} waited`),
  }
}

const isWrong = (one: PillReading | undefined) => one !== undefined && /^All saved/.test(one.text) && one.waiting > 0

/** Runs in the page and reads the store directly, without the product's code. */
function watchInPage({ everyMs, versions }: { everyMs: number; versions: (readonly [string, number])[] }): void {
  const report = (window as unknown as { reportPill(one: { text: string; waiting: number }): void }).reportPill
  const pill = () => {
    const label = document.querySelector('header [aria-haspopup="dialog"][aria-label$="Open the list."]')
    return label?.getAttribute('aria-label') ?? null
  }
  const rowsOf = (name: string, store: string) =>
    new Promise<Record<string, unknown>[]>(resolve => {
      const opening = indexedDB.open(name)
      opening.onerror = () => resolve([])
      opening.onsuccess = () => {
        const database = opening.result
        if (!database.objectStoreNames.contains(store)) return resolve([])
        const rows = database.transaction(store).objectStore(store).getAll()
        rows.onsuccess = () => {
          database.close()
          resolve(rows.result)
        }
        rows.onerror = () => resolve([])
      }
    })
  /** Counts the unconfirmed documents of the account that is signed in; other accounts on the device do not count. */
  const countWaiting = async () => {
    const session = (await rowsOf('anamnesis-session', 'sessions')).find(row => row.slot === 'current')
    const stores = versions.map(([name, version]) => `rxdb-dexie-anamnesis-${session?.accountId}--${version}--${name}`)
    const present = new Set((await indexedDB.databases()).map(one => one.name))
    const rows = await Promise.all(stores.filter(name => present.has(name)).map(name => rowsOf(name, 'docs')))
    return rows.flat().filter(row => row._deleted === '0' && Number(row.queue) > 0).length
  }
  let looking = false
  let last = ''
  const look = async () => {
    const before = pill()
    if (before === null || looking) return
    looking = true
    try {
      const waiting = await countWaiting()
      // Reported only if the text did not change while the store was read.
      if (pill() === before) report({ text: before, waiting })
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
