import type { Acvpu } from '../../../domain/triage/vitals.ts'

/** What stands in the fields of the pad. Empty means "not known", never a normal value. */
export interface PadFields {
  HR: string
  RR: string
  SpO2: string
  SBP: string
  DBP: string
  Temp: string
  age: string
  ACVPU: Acvpu | ''
  oxygen: 'air' | 'oxygen' | ''
  pregnant: boolean
}

export const NUMBERS = ['HR', 'RR', 'SpO2', 'SBP', 'DBP', 'Temp'] as const

export const EMPTY: PadFields = {
  HR: '',
  RR: '',
  SpO2: '',
  SBP: '',
  DBP: '',
  Temp: '',
  age: '',
  ACVPU: '',
  oxygen: '',
  pregnant: false,
}

export const EXAMPLE: PadFields = {
  ...EMPTY,
  HR: '128',
  RR: '28',
  SpO2: '88',
  SBP: '92',
  DBP: '58',
  age: '67',
  ACVPU: 'A',
}
