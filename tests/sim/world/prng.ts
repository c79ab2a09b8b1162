import type { Random } from '../../../src/platform/random.ts'

/** A small seeded generator (mulberry32); the same seed gives the same sequence. */
export class Prng implements Random {
  private state: number
  private made = 0
  private readonly tag: string

  constructor(seed: number) {
    this.state = seed >>> 0
    this.tag = (seed >>> 0).toString(16).padStart(8, '0')
  }

  float(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  int(below: number): number {
    return Math.floor(this.float() * below)
  }

  chance(probability: number): boolean {
    return this.float() < probability
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)] as T
  }

  /** Returns a well-formed UUIDv7; later ones sort after earlier ones. */
  uuid(): string {
    this.made++
    const count = this.made.toString(16).padStart(12, '0')
    const noise = this.int(0xffffffff).toString(16).padStart(8, '0')
    return `${count.slice(0, 8)}-${count.slice(8, 12)}-7${noise.slice(0, 3)}-8${noise.slice(3, 6)}-${this.tag}${noise.slice(4, 8)}`
  }

  /** An independent stream, so that one actor's choices do not shift another's. */
  fork(): Prng {
    return new Prng(this.int(0xffffffff))
  }
}
