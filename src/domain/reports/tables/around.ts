/** The words around a medicine's name: `from` to `at` before it, `at` to `near` its own clause, `far` all up to the next name. */
export interface Around {
  /** The end of the name before, or the beginning of the part. */
  floor: number
  from: number
  at: number
  near: number
  far: number
}
