import { ContractError } from '../../contract/errors.ts'

/** How far a client has pulled: every row of its list up to `seq` in the life `epoch` of this server. */
export interface Checkpoint {
  epoch: string
  seq: number
  /**
   * The account's tombstone horizon when this pull began at the beginning: deletions below it cannot have been missed,
   * so a first pull of many pages is not sent back to its start by its own early checkpoints.
   */
  horizon: number
}

export function encodeCheckpoint({ epoch, seq, horizon }: Checkpoint): string {
  return Buffer.from(`${seq}.${horizon}.${epoch}`).toString('base64url')
}

/** The empty string is the beginning: null. Throws INVALID_PARAMS for what this server never wrote. */
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
