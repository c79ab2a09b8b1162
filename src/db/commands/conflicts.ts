import type { ConflictDocument, HealthRecordDocument, PatientDocument } from '../documents.ts'
import { type CommandContext, edit, remove } from './context.ts'
import { createHealthRecord } from './health-records.ts'
import { createPatient } from './patients.ts'
import { saveTranscript } from './recordings.ts'

type Bag = Record<string, unknown>

/** The person is content with what stands; the displaced version goes. */
export async function dismissConflict(context: CommandContext, key: string): Promise<void> {
  const found = await context.database.conflicts.findOne(key).exec()
  await found?.incrementalRemove()
}

/**
 * Puts the displaced version back (I10): a field into its place as an ordinary edit, a document that was deleted
 * elsewhere as a new one, a deletion that was withdrawn as a deletion.
 */
export async function restoreConflict(context: CommandContext, conflict: ConflictDocument): Promise<void> {
  const { kind, clientId, field, lost, key } = conflict
  if (field === 'deleted') await recreate(context, conflict)
  else if (field === 'deletedAt') await remove(context, kind, clientId)
  else await edit<Bag>(context, kind, clientId, document => withField(document, field, lost))
  await dismissConflict(context, key)
}

async function recreate(context: CommandContext, { kind, lost }: ConflictDocument): Promise<void> {
  switch (kind) {
    case 'patients':
      await createPatient(context, lost as PatientDocument)
      return
    case 'healthRecords':
      await createHealthRecord(context, lost as HealthRecordDocument)
      return
    case 'recordings': {
      const { name, patientClientId, data } = lost as HealthRecordDocument
      await saveTranscript(context, {
        name,
        patientClientId,
        subtype: data.subtype ?? '',
        text: data.transcription?.text ?? '',
      })
      return
    }
    case 'account':
      return
  }
}

/** `data.reports[custom_1].content` with a new value at its end; the top-level field that changed is what is answered. */
export function withField(document: Bag, path: string, value: unknown): Bag {
  const steps = path.match(/[^.[\]]+/g) ?? []
  const [top = ''] = steps
  return { [top]: placed(document[top], steps.slice(1), value) }
}

function placed(at: unknown, steps: string[], value: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return value
  if (Array.isArray(at)) {
    const known = at.some(item => String((item as Bag).id) === step)
    if (!known) return value === null ? at : [...at, value]
    return at
      .map(item => (String((item as Bag).id) === step ? placed(item, rest, value) : item))
      .filter(item => item !== null)
  }
  return { ...(at as Bag | undefined), [step]: placed((at as Bag | undefined)?.[step], rest, value) }
}
