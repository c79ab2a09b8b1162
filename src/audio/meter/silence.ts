/** R4: warn after this much silence while recording. */
export const SILENCE_MS = 10_000

/** Start of the current silence on the monotonic clock; `null` while there is sound or the level is unknown. */
export type SilentSince = number | null

/** `loudness` is `null` while the level cannot be measured, which does not count as silence. */
export function hear(since: SilentSince, now: number, loudness: number | null): SilentSince {
  return loudness === 0 ? (since ?? now) : null
}

export function tooSilent(since: SilentSince, now: number): boolean {
  return since !== null && now - since >= SILENCE_MS
}
