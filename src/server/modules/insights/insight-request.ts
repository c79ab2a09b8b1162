import { InsightRequest } from '../../../contract/entities/insight.ts'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import { healthRecords } from '../../database/schema/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { notFound } from '../../replicated/read.ts'
import type { WriteCall } from '../../rpc/call.ts'
import type { ClientWrite, NextState, RecordJobs } from '../record-kinds/record-kind.ts'
import { charge } from '../usage/use.ts'
import { areOwn } from './are-own.ts'

/**
 * An insight that waits for its job, counted in the same transaction (decision 120). Throws the one NOT_FOUND for
 * records that the account does not have, and UNPROCESSABLE for records of several patients.
 */
export async function withInsightRequest(
  call: WriteCall,
  jobs: RecordJobs,
  { patientId, data }: ClientWrite,
): Promise<NextState> {
  const asked = InsightRequest.safeParse((data.insight as { request?: unknown } | null)?.request)
  if (!asked.success) {
    const issues = asked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new ContractError('INVALID_PARAMS', 'The parameters are not those of the method.', { issues })
  }
  const request = asked.data
  if (request.insightType === 'custom' && !request.customPrompt?.trim()) {
    throw new ContractError('INVALID_PARAMS', 'The parameters are not those of the method.', {
      issues: [{ path: 'customPrompt', message: 'empty prompt' }],
    })
  }
  const found = await patientsOf(call.tx, call.userId, request.healthRecords)
  if (found.length < new Set(request.healthRecords).size) throw notFound({ noun: 'record', notFoundType: undefined })
  const owners = new Set([...found.map(one => one.patientId), patientId].filter(one => one !== null))
  if (owners.size > 1) {
    throw new ContractError('UNPROCESSABLE', 'An insight is about one patient.')
  }
  return {
    status: 'uploaded',
    data: { ...data, insight: { request }, errorKey: null },
    async afterWrite(tx, { id }) {
      await charge(call, 'aiInsights', `insight:${id}`)
      await jobs.insight(tx, { recordId: id })
    },
  }
}

/** Patient of each of the account's own records among these ids, deleted ones too. */
async function patientsOf(tx: Tx, userId: number, ids: readonly AnyId[]): Promise<{ patientId: number | null }[]> {
  const { patientId } = healthRecords
  return tx.select({ patientId }).from(healthRecords).where(areOwn(userId, ids))
}
