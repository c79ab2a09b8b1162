/** A file of the build; `revision` is null if its name contains a hash of its content. */
export interface ListedFile {
  url: string
  revision: string | null
}

const AT_ONCE = 6

/**
 * The files of one kind of page, in a cache of their own. Workbox's precache is one list for all pages, and it stores
 * only while the worker installs, but a public page asks for its files when it is opened.
 */
export function keptEntry(name: string, files: readonly ListedFile[]) {
  const cacheName = `entry-${name}`
  let keeping: Promise<void> | null = null
  const keys = new Map(files.map(({ url, revision }) => [absolute(url), absolute(url, revision)]))

  return {
    knows: (url: string) => keys.has(absolute(url)),
    /** Whether this browser was asked to keep the entry. */
    isKept: (): Promise<boolean> => caches.has(cacheName),
    async match(url: string): Promise<Response | undefined> {
      const key = keys.get(absolute(url))
      return key ? caches.match(key, { cacheName, ignoreVary: true }) : undefined
    },
    /** Stores what is missing. Rejects if a file cannot be fetched; the others stay for the next call. */
    keep(): Promise<void> {
      keeping ??= store().finally(() => {
        keeping = null
      })
      return keeping
    },
    /** Deletes what an earlier version needed; for the worker that has taken over. */
    async tidy(): Promise<void> {
      if (!(await caches.has(cacheName))) return
      const cache = await caches.open(cacheName)
      const wanted = new Set(keys.values())
      for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
    },
  }

  async function store(): Promise<void> {
    const cache = await caches.open(cacheName)
    const there = new Set((await cache.keys()).map(({ url }) => url))
    const missing = [...keys.values()].filter(key => !there.has(key))
    const next = async (): Promise<void> => {
      const key = missing.shift()
      if (key === undefined) return
      // A name without a hash may be in the browser's cache with the content of the last version; it may be a page's address.
      const request = key.includes(REVISION)
        ? new Request(key, { cache: 'reload', headers: { accept: 'text/html, */*' } })
        : new Request(key)
      await cache.add(request)
      await next()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
  }
}

const REVISION = '?revision='
const absolute = (url: string, revision: string | null = null) => {
  const { origin, pathname } = new URL(url, location.origin)
  return `${origin}${pathname}${revision ? REVISION + revision : ''}`
}
