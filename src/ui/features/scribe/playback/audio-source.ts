import type { CommandContext } from '../../../../db/commands/context.ts'
import { bridge } from '../../../state/session/bridge.ts'

/** Identifies the audio of a recording: on this device by clientId, on the server by the number of its document. */
export interface SoundOf {
  clientId: string
  id: number | null
  documentAssetId: number | null
}

/** `refused`: the server gave no link now, but the audio may exist. */
export type Missing = 'offline' | 'refused' | 'gone'

export type Sound =
  | { kind: 'here'; blob: Blob; clientId: string }
  /** A link that is valid for a few minutes and supports range requests. */
  | { kind: 'server'; url: string }
  | { kind: 'missing'; because: Missing }

/** Returns the audio of a recording: the bytes if they are on this device, else a server link. */
export async function findSound({ uploads, accountId }: CommandContext, of: SoundOf): Promise<Sound> {
  const row = await uploads.blob(accountId, of.clientId)
  if (row) return { kind: 'here', blob: row.bytes, clientId: of.clientId }
  if (of.documentAssetId === null) return { kind: 'missing', because: 'gone' }
  const outcome = await bridge.call('healthRecords:createDaAccessToken', {
    documentAssetId: of.documentAssetId,
    ...(of.id === null ? {} : { healthRecordId: of.id }),
  })
  switch (outcome.kind) {
    case 'answered':
      return { kind: 'server', url: outcome.result.url }
    case 'refused':
      return { kind: 'missing', because: outcome.code === 'NOT_FOUND' || outcome.code === 'GONE' ? 'gone' : 'refused' }
    case 'unreachable':
      return { kind: 'missing', because: 'offline' }
  }
}

/** Returns the whole audio file; null if it is missing. */
export async function fetchSound(context: CommandContext, of: SoundOf): Promise<Blob | null> {
  const sound = await findSound(context, of)
  switch (sound.kind) {
    case 'here':
      return sound.blob
    case 'server':
      return await bridge.download(sound.url)
    case 'missing':
      return null
  }
}
