/** R4: so much silence while recording warns. */
export const SILENCE_MS = 10_000

/** Since when nothing was heard, on the monotonic clock; `null` while something is, or while nobody can tell. */
export type SilentSince = number | null

/** `loudness` is `null` while the level cannot be measured: that is unknown, not silence. */
export function hear(since: SilentSince, now: number, loudness: number | null): SilentSince {
  return loudness === 0 ? (since ?? now) : null
}

export function tooSilent(since: SilentSince, now: number): boolean {
  return since !== null && now - since >= SILENCE_MS
}
