import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { ContractError } from '../../contract/errors.ts'
import { BlobError, type BlobStore } from '../blobs/blob-store.ts'
import type { Log } from '../log.ts'
import type { RateLimits } from '../rpc/rate-limits.ts'
import { attachmentDisposition, nameOfType } from './attachment-name.ts'
import { readRange } from './byte-range.ts'
import type { Download, FileServices, StoredFile } from './file-services.ts'
import { callerAddress, type HttpEnv } from './request.ts'
import { DATA_HEADERS } from './security-headers.ts'

/** GET and HEAD of a document by its token, whole or in part. Every refusal is the same 404 (S4). */
export const assetRoute =
  (files: FileServices, log: Log) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    const token = context.req.param('token') ?? ''
    const asset = await files.assetOfToken(token)
    const response = asset && (await respond(context, files, { action: 'asset:download', token, asset }))
    if (asset && !response) log.error({ asset: String(asset.id) }, 'the bytes of a document are missing')
    return response ?? notFound()
  }

/**
 * GET and HEAD of the source document of a shared record. Every refusal is the same 404 (S4), but from an address with too
 * many of them, which gets 429 for any token.
 */
export const sharedAssetRoute =
  (files: FileServices, rateLimits: RateLimits, log: Log) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    const payer = { kind: 'failedShares', key: callerAddress(context) } as const
    try {
      await rateLimits.refuseSpent(payer)
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      const headers = { ...DATA_HEADERS, 'content-type': 'text/plain', 'retry-after': String(error.data.retryAfter) }
      return new Response('Too many requests', { status: 429, headers })
    }
    const token = context.req.param('token') ?? ''
    const asset = await files.assetOfShare(token)
    const response = asset && (await respond(context, files, { action: 'shared:download', token, asset }))
    if (response) return response
    if (asset) log.error({ asset: String(asset.id) }, 'the bytes of a document are missing')
    else await rateLimits.charge(payer, 1).catch(() => undefined)
    return notFound()
  }

/** GET of the picture of a page. Every refusal is the same 404 (S4). */
export const assetPageRoute =
  ({ assetOfToken, noteDownload, pageOf }: FileServices) =>
  async ({ req }: Context<HttpEnv>): Promise<Response> => {
    const token = req.param('token') ?? ''
    const asset = await assetOfToken(token)
    const picture = asset && (await pageOf(asset, Number(req.param('number')), req.raw.signal))
    if (!picture) return notFound()
    const headers = { ...DATA_HEADERS, 'content-type': 'image/webp', 'content-length': String(picture.byteLength) }
    if (req.method === 'HEAD') return new Response(null, { headers })
    await noteDownload({ action: 'asset:page', token, asset })
    return new Response(new Uint8Array(picture), { headers })
  }

/** Nothing leaves without its audit row. Null if the store has lost the bytes. */
async function respond(context: Context<HttpEnv>, files: FileServices, download: Download): Promise<Response | null> {
  const response = await bytesOf(context, files.blobs, download.asset)
  if (!response?.body) return response
  try {
    await files.noteDownload(download)
    return response
  } catch (error) {
    await response.body.cancel()
    throw error
  }
}

async function bytesOf({ req }: Context<HttpEnv>, blobs: BlobStore, asset: StoredFile): Promise<Response | null> {
  const range = readRange(req.header('range'), asset.size)
  const headers: Record<string, string> = {
    ...DATA_HEADERS,
    'content-type': asset.mimeType,
    'content-disposition': attachmentDisposition(nameOfType(asset.fileName, asset.mimeType)),
    'accept-ranges': 'bytes',
  }
  switch (range.kind) {
    case 'unsatisfiable':
      return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${asset.size}` } })
    case 'whole': {
      const body = await streamOf(req.method, blobs, asset, { first: 0, last: asset.size - 1 })
      return body && new Response(body.stream, { headers: { ...headers, 'content-length': String(asset.size) } })
    }
    case 'part': {
      const { start: first, end: last } = range
      const body = await streamOf(req.method, blobs, asset, { first, last })
      return (
        body &&
        new Response(body.stream, {
          status: 206,
          headers: {
            ...headers,
            'content-range': `bytes ${first}-${last}/${asset.size}`,
            'content-length': String(last - first + 1),
          },
        })
      )
    }
  }
}

/** Null if the store has lost the bytes; the client gets the same 404. */
async function streamOf(
  method: string,
  blobs: BlobStore,
  { storageKey }: StoredFile,
  range: { first: number; last: number },
): Promise<{ stream: ReadableStream<Uint8Array> | null } | null> {
  if (method === 'HEAD') return { stream: null }
  try {
    return { stream: Readable.toWeb(await blobs.read(storageKey, range)) }
  } catch (error) {
    if (error instanceof BlobError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

const notFound = () =>
  new Response('Not found', { status: 404, headers: { ...DATA_HEADERS, 'content-type': 'text/plain' } })
