import { isDeepStrictEqual } from 'node:util'
import { insightOf, requestOf } from '../../../domain/insights/insight.ts'
import { withInsightRequest } from '../insights/insight-request.ts'
import { healthRecord } from './health-record.ts'
import type { RecordKind } from './record-kind.ts'

/** An insight: with a request the server writes it, without one it is a person's own text. */
export const insight: RecordKind = {
  ...healthRecord,

  async created(call, jobs, written) {
    if (written.data.insight === undefined) return healthRecord.created(call, jobs, written)
    return withInsightRequest(call, jobs, written)
  },
  /** Only the server writes what an insight rests on. Without its error a failed one is written again. */
  async updated(call, jobs, current, { status = current.status, patientId, data: written }) {
    const data = { ...written, insight: current.data.insight }
    if (requestOf(current.data) === null) return healthRecord.updated(call, jobs, current, { status, patientId, data })
    const isRetry = current.status === 'error' && (status === 'uploaded' || !data.errorKey)
    return isRetry ? withInsightRequest(call, jobs, { status, patientId, data }) : { status: current.status, data }
  },
  sameData: (stored, written) =>
    insightOf(written).request === undefined
      ? isDeepStrictEqual(stored, written)
      : isDeepStrictEqual(insightOf(stored).request, insightOf(written).request),
}
