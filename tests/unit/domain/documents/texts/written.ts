import type { RecordType } from '../../../../../src/contract/entities/health-record.ts'

/** A document as typed, and what must be found in it; texts are compared without their line breaks. */
export interface Written {
  name: string
  text: string
  type: RecordType
  findings?: string
  conclusion?: string
  recommendations?: string
  /** Medicine, dose, frequency, duration. */
  prescriptions?: readonly (readonly [string, string | null, string | null, string | null])[]
  procedures?: readonly string[]
  date?: string
}
