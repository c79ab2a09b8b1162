import { hash } from 'node:crypto'
import type { Counted } from './frames.ts'

const MODULUS = 2n ** 256n

/** Counts and hashes the rows of a table, in whatever order they come. */
export class RowCount {
  #rows = 0
  #sum = 0n

  add(rows: readonly string[]): void {
    for (const row of rows) this.#sum = (this.#sum + BigInt(`0x${hash('sha256', row, 'hex')}`)) % MODULUS
    this.#rows += rows.length
  }

  counted(): Counted {
    return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, '0') }
  }
}
