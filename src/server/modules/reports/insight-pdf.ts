import { and, eq } from 'drizzle-orm'
import { LOCALES, type Locale } from '../../../contract/entities/user.ts'
import { AnyId } from '../../../contract/ids.ts'
import { insightPaper } from '../../../domain/paper/insight-paper.ts'
import type { Paper } from '../../../domain/paper/paper.ts'
import { users } from '../../database/schema/accounts.ts'
import { patients } from '../../database/schema/records.ts'
import type { Db } from '../../database/transaction.ts'
import type { PdfPrinter } from '../../engines/pdf/pdf-printer.ts'
import type { PdfFile, WantedPdf } from '../../http/pdf/report-pdf-route.ts'
import { findOrNull } from '../../replicated/read.ts'
import { RECORDS, type RecordRow } from '../health-records/record.ts'

/** The PDF of an insight of the account, by either kind of id; null for all else. Throws PdfError. */
export async function insightPdf(
  { db, printer }: { db: Db; printer: PdfPrinter },
  { userId, id, locale }: WantedPdf,
): Promise<PdfFile | null> {
  const given = AnyId.safeParse(id).data
  const row = given === undefined ? null : await findOrNull(RECORDS, db, userId, given)
  if (row?.recordType !== 'insight' || row.deletedAt || row.status !== 'processed') return null
  const paper = await paperOf(
    db,
    row,
    LOCALES.find(one => one === locale),
  )
  return { recordId: row.id, fileName: `${paper.title.slice(0, 150)}.pdf`, bytes: await printer.print(paper) }
}

async function paperOf(db: Db, row: RecordRow, asked: Locale | undefined): Promise<Paper> {
  const record = RECORDS.toWire(row)
  const locale = asked ?? (await ownLocale(db, row.userId)) ?? 'en'
  return insightPaper(record, { locale, patient: await patientName(db, row), timeZone: 'UTC' })
}

async function ownLocale(db: Db, userId: number): Promise<Locale | undefined> {
  const [user] = await db.select({ data: users.data }).from(users).where(eq(users.id, userId))
  return user?.data.preferences?.locale
}

async function patientName(db: Db, { patientId, userId }: RecordRow): Promise<string | null> {
  if (patientId === null) return null
  const { id, userId: owner, name } = patients
  const [found] = await db
    .select({ name })
    .from(patients)
    .where(and(eq(id, patientId), eq(owner, userId)))
  return found?.name ?? null
}
