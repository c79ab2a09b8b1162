import { useLingui } from '@lingui/react/macro'
import type { Bag } from '../../../../contract/bag.ts'
import type { ConflictDocument } from '../../../../db/collections/conflicts.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { useMomentText } from '../../../components/time/moment-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'

export type FieldPlace = Pick<ConflictDocument, 'kind' | 'field'>
/** Returns the label of a field in its feature's form; null if the feature has none. */
export type FieldWord = (place: FieldPlace) => string | null

export interface VersionField {
  /** Null where the version is this one field. */
  label: string | null
  value: string
}

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Leaf = [path: string, value: unknown]

/** The values of a version by path; a transcript and a list of plain values are one value each. */
function leavesOf(value: unknown, path: string): Leaf[] {
  if (Array.isArray(value)) {
    if (!value.some(isBag)) return [[path, value.join(', ')]]
    return value.flatMap(item => leavesOf(item, `${path}[]`))
  }
  if (!isBag(value)) return [[path, value]]
  if (path === 'data.transcription') return [[path, value.text]]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/**
 * Returns what people read of a version: labelled names, words and numbers. Of a whole document only the fields that have
 * a label, of a single field its texts.
 */
export function useVersionFields(
  fieldWord: FieldWord,
  patients: ReadonlyMap<string, string>,
): (conflict: Pick<ConflictDocument, 'kind'>, path: string, value: unknown) => VersionField[] {
  const { t } = useLingui()
  const { duration } = useFormat()
  const moment = useMomentText('clock')
  const labels: Record<string, string> = {
    name: t({ id: 'shell.version.name', message: 'Name' }),
    patientClientId: t({ id: 'shell.version.patient', message: 'Patient' }),
    'data.date': t({ id: 'shell.version.date', message: 'Date' }),
    'data.duration': t({ id: 'shell.version.duration', message: 'Length' }),
    'data.transcription': t({ id: 'shell.version.transcript', message: 'Transcript' }),
    'data.tags': t({ id: 'shell.version.tags', message: 'Tags' }),
    'data.description': t({ id: 'shell.version.description', message: 'Description' }),
    'data.dosage': t({ id: 'shell.version.dosage', message: 'Dosage' }),
    'data.reports[].content': t({ id: 'shell.version.report', message: 'Report' }),
    'data.typed.vitals.RR': t({ id: 'shell.version.breathing', message: 'Breathing rate' }),
    'data.typed.vitals.SpO2': t({ id: 'shell.version.saturation', message: 'Oxygen saturation, %' }),
    'data.typed.vitals.SBP': t({ id: 'shell.version.systolic', message: 'Systolic pressure' }),
    'data.typed.vitals.DBP': t({ id: 'shell.version.diastolic', message: 'Diastolic pressure' }),
    'data.typed.vitals.HR': t({ id: 'shell.version.pulse', message: 'Pulse' }),
    'data.typed.vitals.Temp': t({ id: 'shell.version.temperature', message: 'Temperature, °C' }),
    'data.typed.vitals.GCS': t({ id: 'shell.version.gcs', message: 'Glasgow Coma Scale' }),
    'data.typed.symptoms': t({ id: 'shell.version.symptoms', message: 'Symptoms' }),
    'data.typed.complaints': t({ id: 'shell.version.complaints', message: 'Complaints' }),
  }
  const printed = (path: string, value: unknown): string => {
    if (path === 'data.duration' && typeof value === 'number') return duration(value)
    if (path === 'patientClientId')
      return patients.get(String(value)) ?? t({ id: 'shell.version.unknownPatient', message: 'not on this device' })
    const time = path === 'data.date' ? Date.parse(String(value)) : Number.NaN
    return Number.isFinite(time) ? moment(time, systemClock.now()) : String(value)
  }
  return ({ kind }, path, value) => {
    const known = leavesOf(value, path).filter(([, leaf]) => !isEmpty(leaf))
    const single = path !== ''
    return known.flatMap(([at, leaf]): VersionField[] => {
      const label = fieldWord({ kind, field: at }) ?? labels[at.replace(/\[[^\]]*\]/g, '[]')] ?? null
      if (single) return [{ label: at === path ? null : label, value: printed(at, leaf) }]
      return label ? [{ label, value: printed(at, leaf) }] : []
    })
  }
}
