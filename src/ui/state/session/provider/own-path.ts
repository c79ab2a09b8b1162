/** Longer ones are no page of ours. */
const LONGEST = 2000

/** A path of this origin with its search, or `/`: what an address asks for may be anything (open redirect). */
export function ownPath(given: unknown, origin: string = location.origin): string {
  if (typeof given !== 'string' || given.length > LONGEST || !/^\/(?![/\\])/.test(given)) return '/'
  // Browsers drop tabs and newlines, so that `/<tab>/host` is another host.
  if (/[\0-\x20\\]/.test(given) || !URL.canParse(given, origin)) return '/'
  const { origin: at, pathname, search, hash } = new URL(given, origin)
  return at === origin && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
