import type { BrowserContext } from 'playwright'

/** The pill's words and, at that moment, how many documents of this device the server had not confirmed. */
export interface PillSaid {
  text: string
  waiting: number
}

const EVERY_MS = 100

/**
 * Watches the sync pill of every page of a device from its first moment: at each change of its words, and ten times a
 * second, it is compared with the local store itself. Answers what was said so far; it outlives reloads and kills.
 */
export async function watchPill(context: BrowserContext): Promise<{ said: PillSaid[]; lies(): string[] }> {
  const said: PillSaid[] = []
  await context.exposeFunction('pillSaid', (one: PillSaid) => said.push(one))
  await context.addInitScript(watchInPage, EVERY_MS)
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
  /** Of whoever is signed in; what others left here is theirs. */
  const countWaiting = async () => {
    const session = (await rowsOf('anamnesis-session', 'sessions')).find(row => row.slot === 'current')
    const stores = ['account', 'patients', 'healthRecords', 'recordings'].map(
      name => `rxdb-dexie-anamnesis-${session?.accountId}--0--${name}`,
    )
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
