/** Milliseconds of the own clock per stored loudness. */
export const LEVEL_MS = 100
/** The contract's limit on `data.peaks`. */
export const MAX_PEAKS = 2000

/** Loudness 0 to 100 along the own clock. A slot that was not measured (in a hidden page) repeats the one before. */
export class LevelLog {
  #levels = new Uint8Array(1024)
  #length = 0

  /** A slot keeps its loudest value. A time before the newest slot changes only its own slot. */
  note(atMs: number, loudness: number): void {
    const slot = Math.floor(atMs / LEVEL_MS)
    if (slot >= this.#levels.length) this.#grow(slot + 1)
    const before = this.#levels[this.#length - 1] ?? 0
    if (slot >= this.#length) {
      this.#levels.fill(before, this.#length, slot)
      this.#length = slot + 1
      this.#levels[slot] = loudness
    } else if (loudness > (this.#levels[slot] ?? 0)) this.#levels[slot] = loudness
  }

  between(fromMs: number, toMs: number): Uint8Array<ArrayBuffer> {
    return this.#levels.slice(Math.floor(fromMs / LEVEL_MS), Math.min(this.#length, Math.ceil(toMs / LEVEL_MS)))
  }

  #grow(atLeast: number): void {
    const larger = new Uint8Array(Math.max(atLeast, this.#levels.length * 2))
    larger.set(this.#levels)
    this.#levels = larger
  }
}

/** Returns the maximum of each of `count` equal parts; shorter input is returned unchanged. */
export function resamplePeaks(levels: ArrayLike<number>, count: number = MAX_PEAKS): number[] {
  const parts = Math.min(count, levels.length)
  return Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * levels.length) / parts)
    const to = Math.floor(((part + 1) * levels.length) / parts)
    let loudest = 0
    for (let i = from; i < to; i++) loudest = Math.max(loudest, levels[i] ?? 0)
    return loudest
  })
}
