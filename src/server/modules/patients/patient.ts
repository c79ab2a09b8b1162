import type { Patient } from '../../../contract/entities/patient.ts'
import { patients } from '../../database/schema/records.ts'
import { entity } from '../../replicated/entity.ts'
import { wireRow } from '../../replicated/wire-row.ts'

export const PATIENTS = entity({
  table: patients,
  objectType: 'patient',
  noun: 'patient',
  notFoundType: 'PatientNotFound',
  texts: ['name'],
  toWire: (row): Patient => ({ ...wireRow(row), name: row.name, data: row.data }),
})
