import { useLingui } from '@lingui/react/macro'
import { renameRecording } from '../../../../db/commands/recordings.ts'
import type { RecordingFacts } from '../../../../db/queries/recording-facts.ts'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { sendFileNow } from '../../../record-kit/send-now.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useAskName } from '../recording/ask-name.ts'
import { useDeleteRecording } from '../recording/use-delete-recording.ts'
import { useOtherPatient } from '../recording/use-other-patient.ts'
import { type CardState, isOnDevice } from '../upload/card-state.ts'
import { useOpenHere } from './use-open-here.ts'

/** States of a recording that is only on this device and is not being sent. */
const NOT_SENT: ReadonlySet<CardState['kind']> = new Set(['failed', 'refused', 'waiting', 'no-patient'])

/** Menu entries of a recording's card. `patients` are those that it can be given to, by clientId. */
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
  const openHere = useOpenHere()
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
  const mayUpload = facts.hasAudio && NOT_SENT.has(state.kind)
  const uploadEntry: MenuEntry = {
    kind: 'action',
    id: 'upload',
    icon: 'upload',
    label: t({ id: 'scribe.action.upload', message: 'Upload now' }),
    run: () => void sendFileNow(context, clientId),
  }
  const addPatient: MenuEntry = {
    kind: 'link',
    id: 'add-patient',
    icon: 'user',
    label: t({ id: 'scribe.addPatient', message: 'Add a patient' }),
    to: '/user-account/patients/new',
  }
  const mayAdd = state.kind === 'no-patient' && patients?.size === 0
  return [
    ...(mayUpload ? [uploadEntry] : []),
    ...(facts.id === null ? [{ kind: 'action', id: 'here', icon: 'file-text', ...openHere(clientId) } as const] : []),
    {
      kind: 'action',
      id: 'rename',
      icon: 'pencil',
      label: t({ id: 'scribe.action.rename', message: 'Rename' }),
      run: () => void rename(),
    },
    // A recording that the server has is given to another patient on its own page.
    ...(isOnDevice(facts) ? otherPatient(facts, patients) : []),
    ...(mayAdd ? [addPatient] : []),
    { kind: 'separator', id: 'before-delete' },
    {
      kind: 'action',
      id: 'delete',
      icon: 'trash-2',
      tone: 'danger',
      label: t({ id: 'scribe.action.delete', message: 'Delete' }),
      run: () => void askDelete({ clientId, name, onlyHere: NOT_SENT.has(state.kind) }),
    },
  ]
}
