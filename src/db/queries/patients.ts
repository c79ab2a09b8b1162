import { map } from 'rxjs'
import type { PatientDocument } from '../documents.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** Every patient that nobody deleted, newest first. */
export function allPatients(database: Database): Live<PatientDocument[]> {
  return database.patients
    .find({ selector: { deletedAt: null }, sort: [{ order: 'asc' }] })
    .$.pipe(map(documents => documents.map(one => one.toMutableJSON())))
}

/** One patient by clientId or by the server's number; null when it is not here. */
export function onePatient(database: Database, id: string): Live<PatientDocument | null> {
  const selector = /^\d+$/.test(id) ? { id: Number(id) } : { clientId: id }
  return database.patients
    .findOne({ selector: { ...selector, deletedAt: null } })
    .$.pipe(map(document => document?.toMutableJSON() ?? null))
}
