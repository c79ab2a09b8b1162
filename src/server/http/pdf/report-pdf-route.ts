import type { Context } from 'hono'
import { ContractError } from '../../../contract/errors.ts'
import { moment } from '../../clock.ts'
import { PdfError } from '../../engines/pdf/pdf-printer.ts'
import { writeAudit } from '../../rpc/audit.ts'
import type { RpcServices } from '../../rpc/services.ts'
import { attachmentDisposition } from '../attachment-name.ts'
import { errorResponse } from '../error-response.ts'
import type { Lanes } from '../lanes.ts'
import { bearerToken, type HttpEnv } from '../request.ts'
import { DATA_HEADERS } from '../security-headers.ts'
import { sessionOfRequest } from '../session-of-request.ts'

export interface WantedPdf {
  userId: number
  /** As it stands in the address. */
  id: string
  /** Undefined or unknown: that of the account. */
  locale: string | undefined
}

export interface PdfFile {
  recordId: number
  fileName: string
  bytes: Uint8Array
}

const ACTION = 'reports:pdf'

/**
 * `GET /api/reports/{id}.pdf?lang=ru`: an insight of the session's account. Every refusal is the same 404, whether the
 * record is of another account, of another kind, deleted, or there is no session (S1).
 */
export const reportPdfRoute =
  (services: RpcServices, reportPdf: (wanted: WantedPdf) => Promise<PdfFile | null>, lanes: Lanes) =>
  async (context: Context<HttpEnv>): Promise<Response> => {
    const { database, clock, log, refusals } = services
    const id = (context.req.param('file') ?? '').replace(/\.pdf$/, '')
    try {
      const session = await sessionOfRequest(services, lanes, context)
      const pdf = await reportPdf({ userId: session.userId, id, locale: context.req.query('lang') })
      if (!pdf) {
        await refusals.note({ action: ACTION, outcome: 'NOT_FOUND', session, tokenGiven: true })
        return notFound()
      }
      const entry = { action: ACTION, objectType: 'health-record', objectId: pdf.recordId }
      // Before the first byte: nothing leaves without its row.
      await writeAudit(database.db, { userId: session.userId, session }, [entry], 'ok', moment(clock))
      const headers = {
        ...DATA_HEADERS,
        'content-type': 'application/pdf',
        'content-disposition': attachmentDisposition(pdf.fileName),
        'content-length': String(pdf.bytes.byteLength),
      }
      return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(pdf.bytes), { headers })
    } catch (error) {
      if (error instanceof ContractError && error.code === 'UNAUTHORIZED') {
        const tokenGiven = bearerToken(context) !== null
        await refusals.note({ action: ACTION, outcome: error.code, session: null, tokenGiven })
        return notFound()
      }
      return errorResponse(error instanceof PdfError ? asContractError(error) : error, log)
    }
  }

const asContractError = ({ code }: PdfError): ContractError =>
  code === 'TOO_LONG'
    ? new ContractError('UNPROCESSABLE', 'The report is too long for a PDF.')
    : new ContractError('UNAVAILABLE', 'The PDF could not be made now.')

const notFound = () =>
  new Response('Not found', { status: 404, headers: { ...DATA_HEADERS, 'content-type': 'text/plain' } })
