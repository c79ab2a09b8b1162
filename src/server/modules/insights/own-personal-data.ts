import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../../domain/insights/model/personal-data.ts'
import { textOf } from '../../../domain/records/report.ts'
import { users } from '../../database/schema/accounts.ts'
import { patients } from '../../database/schema/records.ts'
import type { Db } from '../../database/transaction.ts'

/** What identifies the user and every patient of the account; null if the user lets it be sent. */
export async function hiddenPersonalData(db: Db, userId: number): Promise<PersonalData | null> {
  const [user] = await db
    .select({ name: users.name, email: users.email, data: users.data })
    .from(users)
    .where(eq(users.id, userId))
  if (user?.data.preferences?.insights?.hidePatientPersonalData !== true) return null
  const people = await db
    .select({ name: patients.name, data: patients.data })
    .from(patients)
    .where(eq(patients.userId, userId))
  const texts = (...of: unknown[]) => of.map(textOf).filter(Boolean)
  return {
    names: texts(user.name, user.data.nickname, ...people.flatMap(({ name, data }) => [name, data.nickname])),
    addresses: texts(...people.map(({ data }) => data.contactInfo?.address)),
    others: texts(
      ...[user.email, user.data.email],
      ...people.flatMap(({ data: { contactInfo, insurance } }) => [
        ...[contactInfo?.phone, contactInfo?.email, insurance?.number, insurance?.company],
      ]),
    ),
  }
}
