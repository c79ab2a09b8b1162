import type { PatientData } from '../../contract/entities/patient.ts'
import type { Replicated } from '../document.ts'
import type { Definition } from './definition.ts'
import { bag, replicatedSchema, text } from './schema.ts'

export type PatientContent = { name: string; data: PatientData }
export type PatientDocument = Replicated<PatientContent>

export const patients: Definition<PatientContent, object, 'patient'> = {
  name: 'patients',
  contentKeys: ['name', 'data'],
  local: {},
  schema: replicatedSchema(0, { name: text, data: bag }, [['order']]),
  migrations: {},
  title: ({ name }) => name,
  kind: () => 'patient',
  dependsOn: () => null,
}
