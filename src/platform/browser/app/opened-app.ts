/*
 * Whether the app was opened in this browser: only there the service worker keeps its files. A cache, because a worker
 * has no local storage.
 */

const CACHE = 'opened'
const MARK = '/app'

export const isAppOpened = async (): Promise<boolean> => (await (await caches.open(CACHE)).match(MARK)) !== undefined

export const markAppOpened = async (): Promise<void> => (await caches.open(CACHE)).put(MARK, new Response(''))
