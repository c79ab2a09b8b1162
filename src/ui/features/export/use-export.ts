import { useEffect, useRef, useState } from 'react'
import type { PatientDocument } from '../../../db/collections/patients.ts'
import { accountFile, type BetweenSlices, type ExportedFile, fhirFile, jsonFile } from '../../../db/export-file.ts'
import { EXPORT_FILES, type ExportFormat } from '../../../domain/records/export-kinds.ts'
import { nextTask } from '../../../platform/next-task.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useCommandContext } from '../../state/session/use-session.ts'

export type Making =
  | { kind: 'idle' }
  | { kind: 'making'; done: number }
  | { kind: 'ready'; file: File; made: Omit<ExportedFile, 'parts'> }
  | { kind: 'failed' }

class Stopped extends Error {}

/** Makes a file from this device's store in slices, so that the page answers meanwhile. `patient` null: everything. */
export function useExport(patient: PatientDocument | null, format: ExportFormat, locale: Locale) {
  const { database, clock } = useCommandContext()
  const [state, setState] = useState<Making>({ kind: 'idle' })
  /** Of the work under way; every later one has a higher number. */
  const turn = useRef(0)
  // Leaving the screen stops the work.
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  const make = async () => {
    turn.current += 1
    const own = turn.current
    setState({ kind: 'making', done: 0 })
    const between: BetweenSlices = async done => {
      await nextTask()
      if (turn.current !== own) throw new Stopped()
      setState({ kind: 'making', done })
    }
    try {
      const { parts, ...made } = await fileOf(between)
      const { name, type } = EXPORT_FILES[format]
      if (turn.current === own) setState({ kind: 'ready', file: new File(parts, name, { type }), made })
    } catch (error) {
      if (turn.current === own && !(error instanceof Stopped)) setState({ kind: 'failed' })
    }
  }
  const fileOf = (between: BetweenSlices): Promise<ExportedFile> => {
    if (!patient) return accountFile(database, clock.now(), between)
    return format === 'fhir'
      ? fhirFile(database, patient, locale, between)
      : jsonFile(database, patient, clock.now(), between)
  }
  const stop = () => {
    turn.current += 1
    setState({ kind: 'idle' })
  }
  return { state, make, stop }
}
