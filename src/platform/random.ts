import { v7 } from 'uuid'

/** Chance as the rest of the program sees it. */
export interface Random {
  /** A UUIDv7: unique without a server, sortable by the time it was made. */
  uuid(): string
  /** Uniform in [0, 1). */
  float(): number
}

export const systemRandom: Random = { uuid: () => v7(), float: () => Math.random() }
