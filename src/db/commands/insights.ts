import type { InsightRequest } from '../../contract/entities/insight.ts'
import { NO_PATIENT } from '../document.ts'
import type { CommandContext } from './context.ts'
import { createHealthRecord, editHealthRecord } from './health-records.ts'

interface AskedInsight {
  name: string
  patientClientId: string | null
  request: Omit<InsightRequest, 'at'>
}

/**
 * Stores an insight that only the server can write: its record carries the request, and waits without a network like any
 * record. Returns its clientId.
 */
export async function requestInsight(context: CommandContext, asked: AskedInsight): Promise<string> {
  const at = new Date(context.clock.now()).toISOString()
  const { name, patientClientId, request } = asked
  const data = { date: at, sourceType: 'manual', insight: { request: { ...request, at } } }
  const content = { name, recordType: 'insight', patientClientId: patientClientId ?? NO_PATIENT, data } as const
  return createHealthRecord(context, content, 'uploaded')
}

/** Asks the server again for an insight that it could not write. */
export const retryInsight = (context: CommandContext, clientId: string): Promise<void> =>
  editHealthRecord(context, clientId, ({ data }) => ({ status: 'uploaded', data: { ...data, errorKey: null } }))
