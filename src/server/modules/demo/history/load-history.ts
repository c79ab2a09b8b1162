import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Locale } from '../../../../contract/entities/user.ts'
import { users } from '../../../database/schema/accounts.ts'
import { rowStamp } from '../../../replicated/row-stamp.ts'
import { insertRow } from '../../../replicated/write.ts'
import type { WriteCall } from '../../../rpc/call.ts'
import { refuseDemoOnBasic } from '../../account/demo-permission.ts'
import { findUser } from '../../account/user-row.ts'
import { RECORDS } from '../../health-records/record.ts'
import { PATIENTS } from '../../patients/patient.ts'
import { greekHistory } from './el.ts'
import { englishHistory } from './en.ts'
import { historyRows } from './history-rows.ts'
import type { DemoHistory } from './history-texts.ts'
import { russianHistory } from './ru.ts'

const HISTORIES: Readonly<Record<Locale, DemoHistory>> = { ru: russianHistory, en: englishHistory, el: greekHistory }

/**
 * Adds ten years of a fictional patient to the account, once; every row of it has `data.demo`, by which it is found and
 * removed. Throws FORBIDDEN for a demo account on the basic plan.
 */
export async function loadHistory(call: WriteCall, locale: Locale): Promise<void> {
  const user = await findUser(call.tx, call.userId)
  refuseDemoOnBasic(user.data)
  if (user.data.isDemoLoaded) return
  const { patient, ...texts } = HISTORIES[locale]
  const { id: patientId } = await insertRow(
    PATIENTS,
    call,
    { clientId: v7(), createdAt: call.now.toISOString() },
    { name: patient.name, data: { ...patient.data, demo: true } },
  )
  for (const { date, data, ...record } of historyRows(texts, call.now)) {
    const content = { ...record, patientId, status: 'processed' as const, data: { ...data, demo: true } }
    await insertRow(RECORDS, call, { clientId: v7(), createdAt: date }, content)
  }
  await call.tx
    .update(users)
    .set({ ...(await rowStamp(call)), data: { ...user.data, isDemoLoaded: true } })
    .where(eq(users.id, call.userId))
  call.audit({ objectType: 'patient', objectId: patientId })
}
