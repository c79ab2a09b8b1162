import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { readPages } from '../../database/schema/documents.ts'
import type { Tx } from '../../database/transaction.ts'
import type { DocumentPage } from '../../engines/documents/page.ts'

/** The pages that earlier attempts have read, in their order. */
export async function storedPages({ db }: Database, assetId: number): Promise<DocumentPage[]> {
  const rows = await db.select().from(readPages).where(eq(readPages.assetId, assetId)).orderBy(asc(readPages.number))
  return rows.map(({ page }) => page)
}

/** Storing a page again changes nothing. */
export const storePage = (tx: Tx, assetId: number, page: DocumentPage) =>
  tx.insert(readPages).values({ assetId, number: page.number, page }).onConflictDoNothing()

export const forgetPages = (tx: Tx, assetId: number) => tx.delete(readPages).where(eq(readPages.assetId, assetId))
