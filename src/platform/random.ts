import { v7 } from 'uuid'

/** The port of chance. */
export interface Random {
  /** A UUIDv7: unique without a server, sortable by the time it was made. */
  uuid(): string
  /** Uniform in [0, 1). */
  float(): number
}

export const systemRandom: Random = { uuid: () => v7(), float: () => Math.random() }
