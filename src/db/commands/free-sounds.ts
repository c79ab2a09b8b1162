import { keptSounds } from '../queries/kept-sounds.ts'
import type { CommandContext } from './context.ts'

/**
 * Removes the sound of these recordings from this device and returns the bytes that it took. Sound without the server's
 * receipt, or of a recording with an undecided version, stays.
 */
export async function freeSounds(context: CommandContext, clientIds: ReadonlySet<string>): Promise<number> {
  let freed = 0
  for (const { clientId, bytes, undecided } of await keptSounds(context)) {
    if (undecided || !clientIds.has(clientId)) continue
    if (await context.uploads.dropBytes(clientId, 'receipt')) freed += bytes
  }
  return freed
}
