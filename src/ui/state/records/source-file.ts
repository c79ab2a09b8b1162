import type { CommandContext } from '../../../db/commands/context.ts'
import { KeptFiles } from '../../../db/kept-files.ts'
import type { CallOutcome, CallParams } from '../../../sync/bridge.ts'

/** A record with a document, as reading its file needs it. */
export interface SourceOf {
  clientId: string
  /** Null until the server has the record. */
  id: number | null
  documentAssetId: number | null
}

/** `not-here`: never opened on this device and the server cannot be reached; `refused`: the server gives it not now. */
export type Source = { kind: 'here'; blob: Blob } | { kind: 'missing'; because: 'not-here' | 'refused' | 'gone' }

interface Server {
  call(
    method: 'healthRecords:createDaAccessToken',
    params: CallParams<'healthRecords:createDaAccessToken'>,
  ): Promise<CallOutcome<{ url: string }>>
  /** Null if it could not be fetched. */
  download(url: string): Promise<Blob | null>
}

export const keptFiles = new KeptFiles()

/** Makes sure that a document (its file and `pages` pictures) is here and stays. False if a part could not be fetched. */
export async function keepSource(
  context: CommandContext,
  server: Server,
  of: SourceOf & { documentAssetId: number },
  pages: number,
): Promise<boolean> {
  for (let page = 0; page <= pages; page++) {
    const { kind } = await sourceFile(context, server, of, page)
    const isKept = await keptFiles.has(context.accountId, { documentAssetId: of.documentAssetId, page })
    if (kind !== 'here' || !isKept) return false
  }
  await keptFiles.pin(context.accountId, of.documentAssetId, true)
  return true
}

/** The bytes that this device sent, or has to send; those of the record only where it names no other file. */
async function fileHere({ accountId, uploads }: CommandContext, { clientId, documentAssetId }: SourceOf) {
  const receipt = documentAssetId === null ? null : await uploads.receiptOf(accountId, documentAssetId)
  if (receipt) return await uploads.blob(accountId, receipt.clientId)
  const isSent = documentAssetId !== null && (await uploads.mapping(accountId, clientId)) !== null
  return isSent ? null : await uploads.blob(accountId, clientId)
}

/**
 * The file of a record, or the picture of one of its pages (from 1): from this device if it waits here to be sent or was
 * opened before, else from the server by a link that is valid for minutes. What was fetched is kept (P §S4).
 */
export async function sourceFile(context: CommandContext, server: Server, of: SourceOf, page = 0): Promise<Source> {
  const { accountId, clock } = context
  const { documentAssetId } = of
  const waiting = page <= 1 ? await fileHere(context, of) : null
  const isPicture = waiting?.bytes.type.startsWith('image/')
  if (waiting && (page === 0 || isPicture)) return { kind: 'here', blob: waiting.bytes }
  if (documentAssetId === null) return { kind: 'missing', because: 'gone' }
  const kept = await keptFiles.read(accountId, { documentAssetId, page }, clock.now()).catch(() => null)
  if (kept) return { kind: 'here', blob: kept }
  const outcome = await server.call('healthRecords:createDaAccessToken', {
    documentAssetId,
    ...(of.id === null ? {} : { healthRecordId: of.id }),
  })
  if (outcome.kind === 'unreachable') return { kind: 'missing', because: 'not-here' }
  if (outcome.kind === 'refused') {
    return { kind: 'missing', because: outcome.code === 'NOT_FOUND' || outcome.code === 'GONE' ? 'gone' : 'refused' }
  }
  const { url } = outcome.result
  const blob = await server.download(page === 0 ? url : `${url}/pages/${page}`)
  if (!blob) return { kind: 'missing', because: 'not-here' }
  // On a full disk it is shown all the same, and is not here the next time.
  await keptFiles.keep(accountId, { documentAssetId, page }, blob, clock.now()).catch(() => undefined)
  return { kind: 'here', blob }
}
