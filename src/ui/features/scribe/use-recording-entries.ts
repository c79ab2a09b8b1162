import { useLingui } from '@lingui/react/macro'
import { renameRecording } from '../../../db/commands/recordings.ts'
import type { RecordingFacts } from '../../../db/queries/recording-facts.ts'
import type { MenuEntry } from '../../components/menu/menu-entry.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { useCommandContext } from '../../state/use-session.ts'
import { useAskName } from './ask-name.ts'
import { type CardState, isOnDevice } from './card-state.ts'
import { useDeleteRecording } from './delete-recording.ts'
import { sendRecording } from './send-recording.ts'
import { useOtherPatient } from './use-other-patient.ts'

/** What can be done with a recording from its card. `patients` are those that it can be given to, by clientId. */
export function useRecordingEntries(
  facts: RecordingFacts,
  state: CardState,
  patients: ReadonlyMap<string, string> | null,
): MenuEntry[] {
  const { t } = useLingui()
  const context = useCommandContext()
  const askName = useAskName()
  const askDelete = useDeleteRecording()
  const otherPatient = useOtherPatient()
  const { clientId, name } = facts

  const rename = async () => {
    const next = await askName(facts)
    if (next === null) return
    try {
      await renameRecording(context, clientId, next)
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    }
  }
  const mayUpload = facts.hasAudio && (state.kind === 'failed' || state.kind === 'waiting')
  const uploadEntry: MenuEntry = {
    kind: 'action',
    id: 'upload',
    icon: 'upload',
    label: t({ id: 'scribe.action.upload', message: 'Upload now' }),
    run: () => void sendRecording(context, clientId),
  }
  const addPatient: MenuEntry = {
    kind: 'link',
    id: 'add-patient',
    icon: 'user',
    label: t({ id: 'scribe.addPatient', message: 'Add a patient' }),
    to: '/user-account/patients/new',
  }
  const mayAdd = state.kind === 'waiting' && state.because === 'no-patient' && patients?.size === 0
  return [
    ...(mayUpload ? [uploadEntry] : []),
    {
      kind: 'action',
      id: 'rename',
      icon: 'pencil',
      label: t({ id: 'scribe.action.rename', message: 'Rename' }),
      run: () => void rename(),
    },
    // One that the server has is corrected on its page.
    ...(isOnDevice(facts) ? otherPatient(facts, patients) : []),
    ...(mayAdd ? [addPatient] : []),
    { kind: 'separator', id: 'before-delete' },
    {
      kind: 'action',
      id: 'delete',
      icon: 'trash-2',
      tone: 'danger',
      label: t({ id: 'scribe.action.delete', message: 'Delete' }),
      run: () => void askDelete({ clientId, name, onlyHere: state.kind === 'waiting' || state.kind === 'failed' }),
    },
  ]
}
