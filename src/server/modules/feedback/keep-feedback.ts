import { and, count, eq, gt } from 'drizzle-orm'
import { ContractError } from '../../../contract/errors.ts'
import type { AnyId } from '../../../contract/ids.ts'
import type { ParsedParamsOf } from '../../../contract/methods.ts'
import { feedback } from '../../database/schema/marketing.ts'
import { healthRecords, patients } from '../../database/schema/records.ts'
import type { ReplicatedTable } from '../../database/schema/replicated-table.ts'
import { isRow } from '../../replicated/read.ts'
import type { WriteCall } from '../../rpc/call.ts'

/** Messages of one account in 24 hours. */
export const FEEDBACK_A_DAY = 50
const DAY = 24 * 3_600_000

const textOrNull = (text: string | undefined): string | null => text?.trim() || null

/**
 * Keeps a message. Ids in the context that are not the caller's are left out: a message must not be lost because its
 * record was deleted or never sent. Throws RATE_LIMITED above the day's limit.
 */
export async function keepFeedback(
  call: WriteCall,
  params: ParsedParamsOf<'userAccount.user:sendFeedback'>,
): Promise<void> {
  const { tx, userId, now } = call
  const [sent] = await tx
    .select({ messages: count() })
    .from(feedback)
    .where(and(eq(feedback.userId, userId), gt(feedback.createdAt, new Date(now.getTime() - DAY))))
  if ((sent?.messages ?? 0) >= FEEDBACK_A_DAY) {
    throw new ContractError('RATE_LIMITED', 'Too many messages in a day.', {
      retryAfter: 3600,
      i18nKey: 'errors.rateLimited',
    })
  }
  const healthRecordId = await ownId(call, healthRecords, params.data?.healthRecordId)
  const patientId = await ownId(call, patients, params.data?.patientId)
  const context = { ...(healthRecordId && { healthRecordId }), ...(patientId && { patientId }) }
  await tx.insert(feedback).values({
    userId,
    kind: params.feedbackType,
    message: params.message,
    name: textOrNull(params.name),
    email: textOrNull(params.email),
    phone: textOrNull(params.phone),
    context: Object.keys(context).length > 0 ? context : null,
    diagnostics: params.diagnostics ?? null,
    createdAt: now,
  })
  call.audit({ objectType: 'feedback' })
}

async function ownId(
  { tx, userId }: WriteCall,
  table: ReplicatedTable,
  given: AnyId | null | undefined,
): Promise<number | null> {
  if (given === null || given === undefined) return null
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(isRow(table, userId, given))
  return row?.id ?? null
}
