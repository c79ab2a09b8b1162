import { ContractError } from '../../contract/errors.ts'

/** How far a client has pulled: all rows of its list up to `seq`, in this epoch. */
export interface Checkpoint {
  epoch: string
  seq: number
  /**
   * The account's tombstone horizon when this pull began: deletions below it were not missed. Without it the early
   * checkpoints of a long first pull would restart it.
   */
  horizon: number
}

export function encodeCheckpoint({ epoch, seq, horizon }: Checkpoint): string {
  return Buffer.from(`${seq}.${horizon}.${epoch}`).toString('base64url')
}

/** The empty string is the beginning: null. Throws INVALID_PARAMS for anything that no server issued. */
export function decodeCheckpoint(since: string): Checkpoint | null {
  if (since === '') return null
  const [, seq, horizon, epoch] =
    /^(\d{1,15})\.(\d{1,15})\.(.+)$/.exec(Buffer.from(since, 'base64url').toString()) ?? []
  if (seq !== undefined && horizon !== undefined && epoch !== undefined) {
    const checkpoint = { epoch, seq: Number(seq), horizon: Number(horizon) }
    if (encodeCheckpoint(checkpoint) === since) return checkpoint
  }
  throw new ContractError('INVALID_PARAMS', 'The checkpoint cannot be read.', {
    issues: [{ path: 'since', message: 'not a checkpoint of this server' }],
  })
}
