import type { CommandContext } from '../../../db/commands/context.ts'
import { bridge } from '../../state/bridge.ts'

/** Which recording's sound: here by its clientId, on the server by the number of its document. */
export interface SoundOf {
  clientId: string
  id: number | null
  documentAssetId: number | null
}

/** `refused`: it may well be there, but the server does not give it now. */
export type Missing = 'offline' | 'refused' | 'gone'

export type Sound =
  | { kind: 'here'; blob: Blob }
  /** A link for a few minutes; it answers parts of the file too. */
  | { kind: 'server'; url: string }
  | { kind: 'missing'; because: Missing }

/** The sound of a recording: the bytes on this device while they are here, else a link of the server. */
export async function findSound({ uploads, accountId }: CommandContext, of: SoundOf): Promise<Sound> {
  const row = await uploads.blob(accountId, of.clientId)
  if (row) return { kind: 'here', blob: row.bytes }
  if (of.documentAssetId === null) return { kind: 'missing', because: 'gone' }
  const outcome = await bridge.call('healthRecords:createDaAccessToken', {
    documentAssetId: of.documentAssetId,
    ...(of.id === null ? {} : { healthRecordId: of.id }),
  })
  switch (outcome.kind) {
    case 'answered':
      return { kind: 'server', url: (outcome.result as { url: string }).url }
    case 'refused':
      return { kind: 'missing', because: outcome.code === 'NOT_FOUND' || outcome.code === 'GONE' ? 'gone' : 'refused' }
    case 'unreachable':
      return { kind: 'missing', because: 'offline' }
  }
}

/** The whole file, for keeping. */
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
