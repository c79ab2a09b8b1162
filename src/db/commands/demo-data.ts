import { NO_PATIENT } from '../document.ts'
import { allDocumentsInPages } from '../queries/export.ts'
import { type CommandContext, DocumentMissing, remove, restore } from './context.ts'
import { deleteDocument, undoDelete } from './uploads.ts'

const isMarked = ({ data }: { data: object }) => (data as { demo?: unknown }).demo === true

export interface RemovedDemoData {
  records: number
  /** Demo patients that have records of the user's own: they stay. */
  keptPatients: number
  /** Takes back what the server has not confirmed yet. Rejects with DocumentMissing if that is nothing. */
  undo(): Promise<void>
}

/**
 * Deletes everything that `loadDemoData` marked, on this device at once and then everywhere. What the user added to the
 * fictional patient stays, with the patient.
 */
export async function removeDemoData(context: CommandContext): Promise<RemovedDemoData> {
  const marked: { name: 'healthRecords' | 'recordings'; clientId: string }[] = []
  const own = new Set<string>()
  for await (const page of allDocumentsInPages(context.database)) {
    for (const document of page) {
      const isRecording = document.recordType === 'triage' || document.recordType === 'ambient-scribe'
      if (isMarked(document))
        marked.push({ name: isRecording ? 'recordings' : 'healthRecords', clientId: document.clientId })
      else if (document.patientClientId !== NO_PATIENT) own.add(document.patientClientId)
    }
  }
  const patients = (await context.database.patients.find({ selector: { deletedAt: null } }).exec()).filter(isMarked)
  const leaving = patients.filter(({ clientId }) => !own.has(clientId)).map(({ clientId }) => clientId)
  for (const { name, clientId } of marked) await unlessGone(deleteDocument(context, name, clientId))
  for (const clientId of leaving) await unlessGone(remove(context, 'patients', clientId))
  return {
    records: marked.length,
    keptPatients: patients.length - leaving.length,
    async undo() {
      const back = [
        ...leaving.map(clientId => () => restore(context, 'patients', clientId)),
        ...marked.map(
          ({ name, clientId }) =>
            () =>
              undoDelete(context, name, clientId, 'auto'),
        ),
      ]
      let restored = 0
      for (const one of back) if (await unlessGone(one())) restored += 1
      if (restored === 0 && back.length > 0) throw new DocumentMissing('demo data')
    },
  }
}

/** False for a document that another device deleted meanwhile. */
async function unlessGone(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof DocumentMissing) return false
    throw error
  }
}
