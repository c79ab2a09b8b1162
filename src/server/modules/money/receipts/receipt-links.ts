import { and, eq, gt, lt } from 'drizzle-orm'
import type { Locale } from '../../../../contract/entities/user.ts'
import type { Database } from '../../../database/open.ts'
import { payments, receiptLinks } from '../../../database/schema/money.ts'
import type { Db } from '../../../database/transaction.ts'
import type { PdfPrinter } from '../../../engines/pdf/pdf-printer.ts'
import { RECEIPTS_PATH } from '../../../paths.ts'
import { writeAudit } from '../../../rpc/audit.ts'
import type { StagedCall } from '../../../rpc/call.ts'
import { hashToken, newToken } from '../../../sessions/tokens.ts'
import type { PaymentRow } from '../payments/answer.ts'
import { receiptPaper } from './receipt-paper.ts'

const LIFETIME_MS = 5 * 60_000

/** S4: 256 random bits; only the hash is stored. */
export async function createReceiptLink(
  call: Pick<StagedCall<unknown>, 'database' | 'userId' | 'session'>,
  { id: paymentId }: PaymentRow,
  locale: Locale,
  now: Date,
): Promise<{ url: string; expiresAt: string }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const entry = { action: 'billing.receipt:download', objectType: 'payment', objectId: paymentId }
  await call.database.transaction(async tx => {
    await tx
      .insert(receiptLinks)
      .values({ tokenHash: hashToken(token), paymentId, userId: call.userId, locale, expiresAt })
    await writeAudit(tx, call, [entry], 'ok', now)
  })
  return { url: `${RECEIPTS_PATH}/${token}`, expiresAt: expiresAt.toISOString() }
}

export const deleteExpiredLinks = ({ db }: Pick<Database, 'db'>, now: Date) =>
  db.delete(receiptLinks).where(lt(receiptLinks.expiresAt, now))

interface ReceiptServices {
  db: Db
  printer: PdfPrinter
  /** Who runs the server, as far as it is configured. */
  operator: { name: string | undefined; contact: string | undefined }
}

/** The PDF that a token opens; null for every kind of refusal. Throws PdfError. */
export async function receiptOf(
  { db, printer, operator }: ReceiptServices,
  token: string,
  now: Date,
): Promise<{ fileName: string; bytes: Uint8Array } | null> {
  const [found] = await db
    .select({ payment: payments, locale: receiptLinks.locale, userId: receiptLinks.userId })
    .from(receiptLinks)
    .innerJoin(payments, eq(payments.id, receiptLinks.paymentId))
    .where(and(eq(receiptLinks.tokenHash, hashToken(token)), gt(receiptLinks.expiresAt, now)))
  if (!found?.payment.settledAt) return null
  const paper = receiptPaper({ ...found.payment, settledAt: found.payment.settledAt }, operator, found.locale)
  const bytes = await printer.print(paper)
  const entry = { action: 'receipt:download', objectType: 'payment', objectId: found.payment.id }
  await writeAudit(db, { userId: found.userId, session: null }, [entry], 'ok', now)
  return { fileName: `anamnesis-${found.payment.id.slice(-12)}.pdf`, bytes }
}
