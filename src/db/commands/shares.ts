import { type CommandContext, create, retryParked } from './context.ts'

/** Queues the end of a link once; one that was refused is sent again. */
export async function revokeShare(context: CommandContext, share: { shareId: number; name: string }): Promise<void> {
  const { shareId } = share
  const known = await context.database.shareRevocations.findOne({ selector: { shareId } }).exec()
  if (!known) await create(context, 'shareRevocations', share)
  else if (known.sync.parked) await retryParked(context, 'shareRevocations', known.clientId)
}
