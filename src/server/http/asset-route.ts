import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { ContractError } from '../../contract/errors.ts'
import { BlobError, type BlobStore } from '../blobs/blob-store.ts'
import type { Log } from '../log.ts'
import type { RateLimits } from '../rpc/rate-limits.ts'
import { attachmentDisposition, nameOfType } from './attachment-name.ts'
import { readRange } from './byte-range.ts'
import type { FileServices, StoredFile } from './file-services.ts'
import { callerAddress, type HttpEnv } from './request.ts'
import { DATA_HEADERS } from './security-headers.ts'

/** GET and HEAD of a document by its token, whole or in part. Every refusal is the same 404 (S4). */
export const assetRoute =
  ({ blobs, assetOfToken }: FileServices, log: Log) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    const asset = await assetOfToken(context.req.param('token') ?? '')
    const response = asset && (await respond(context, blobs, asset))
    if (asset && !response) log.error({ asset: String(asset.id) }, 'the bytes of a document are missing')
    return response ?? notFound()
  }

/**
 * GET and HEAD of the source document of a shared record. Every refusal is the same 404 (S4), but from an address with too
 * many of them, which gets 429 for any token.
 */
export const sharedAssetRoute =
  ({ blobs, assetOfShare }: FileServices, rateLimits: RateLimits, log: Log) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    const payer = { kind: 'failedShares', key: callerAddress(context) } as const
    try {
      await rateLimits.refuseSpent(payer)
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      const headers = { ...DATA_HEADERS, 'content-type': 'text/plain', 'retry-after': String(error.data.retryAfter) }
      return new Response('Too many requests', { status: 429, headers })
    }
    const asset = await assetOfShare(context.req.param('token') ?? '')
    const response = asset && (await respond(context, blobs, asset))
    if (response) return response
    if (asset) log.error({ asset: String(asset.id) }, 'the bytes of a document are missing')
    else await rateLimits.charge(payer, 1).catch(() => undefined)
    return notFound()
  }

/** GET of the picture of a page. Every refusal is the same 404 (S4). */
export const assetPageRoute =
  ({ assetOfToken, pageOf }: FileServices) =>
  async ({ req }: Context<HttpEnv>): Promise<Response> => {
    const asset = await assetOfToken(req.param('token') ?? '')
    const picture = asset && (await pageOf(asset, Number(req.param('number')), req.raw.signal))
    if (!picture) return notFound()
    const headers = { ...DATA_HEADERS, 'content-type': 'image/webp', 'content-length': String(picture.byteLength) }
    return new Response(req.method === 'HEAD' ? null : new Uint8Array(picture), { headers })
  }

async function respond({ req }: Context<HttpEnv>, blobs: BlobStore, asset: StoredFile): Promise<Response | null> {
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
      const body = await bytesOf(req.method, blobs, asset, { first: 0, last: asset.size - 1 })
      return body && new Response(body.stream, { headers: { ...headers, 'content-length': String(asset.size) } })
    }
    case 'part': {
      const { start: first, end: last } = range
      const body = await bytesOf(req.method, blobs, asset, { first, last })
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
async function bytesOf(
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
