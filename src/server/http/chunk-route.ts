import type { Context } from 'hono'
import { ContractError } from '../../contract/errors.ts'
import { refuseWrite } from '../rpc/authorise.ts'
import { requireConsent } from '../rpc/require-consent.ts'
import type { RpcServices } from '../rpc/services.ts'
import { ACCOUNTS_PACE, readBody } from './body/read-body.ts'
import { errorResponse } from './error-response.ts'
import type { FileServices } from './file-services.ts'
import type { Lanes } from './lanes.ts'
import type { HttpEnv } from './request.ts'
import { DATA_HEADERS } from './security-headers.ts'
import { sessionOfRequest } from './session-of-request.ts'

/** The largest chunk size that `initChunkedUpload` takes. */
const CHUNK_BODY = { ...ACCOUNTS_PACE, longest: 4 * 1024 * 1024 }

/**
 * `PUT /api/uploads/{uploadId}/{index}`: the raw bytes of a chunk (decision 51). Optional header `x-chunk-sha256`:
 * their hash.
 */
export const chunkRoute =
  (services: RpcServices, { receiveChunk }: FileServices, lanes: Lanes) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    try {
      const session = await sessionOfRequest(services, lanes, context)
      refuseWrite(session, { name: 'fileUpload:uploadChunk', effect: 'write' })
      await requireConsent(services.database.db, session.userId)
      const { uploadId, index } = context.req.param()
      const sha256 = context.req.header('x-chunk-sha256')?.toLowerCase()
      if (uploadId === undefined || index === undefined || !/^\d{1,6}$/.test(index)) throw unknownPlace()
      if (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256)) throw unreadableHash()
      const store = async () => {
        const bytes = await readBody(context.env.incoming, CHUNK_BODY)
        return await receiveChunk(session.userId, { uploadId, index: Number(index), sha256, bytes })
      }
      const received = await lanes.run('chunk', String(session.userId), context.req.raw.signal, store)
      return context.json({ received }, 200, DATA_HEADERS)
    } catch (error) {
      return errorResponse(error, services.log.child({ requestId: context.get('requestId') }))
    }
  }

const unknownPlace = () => new ContractError('NOT_FOUND', 'There is no such place in an upload.')
const unreadableHash = () =>
  new ContractError('INVALID_PARAMS', 'The header x-chunk-sha256 names the hash of the chunk.', {
    issues: [{ path: 'x-chunk-sha256', message: 'is not a SHA-256 in hexadecimal' }],
  })
