import { useLingui } from '@lingui/react/macro'
import { isUnsentPatient } from '../../../../../db/queries/unsent-patient.ts'
import type { WaitReason } from '../../../../../db/queries/wait-state.ts'
import { toasts } from '../../../../components/toast/toasts.ts'
import { useServerContact } from '../../../../record-kit/server-contact.ts'
import { useWaitSentences } from '../../../../record-kit/wait-words.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import { uploadMode } from '../../../../state/sync/upload-mode.ts'

/** Shows "Recording saved" and what happens next to a recording of this patient. */
export function useSavedToast(): (patientClientId: string) => Promise<void> {
  const { t } = useLingui()
  const { database } = useCommandContext()
  const sentences = useWaitSentences()
  const away = useServerContact().kind === 'away'
  const next = async (patientClientId: string): Promise<WaitReason> => {
    if (uploadMode.get() === 'manual') return 'person'
    if (away) return 'network'
    return (await isUnsentPatient(database, patientClientId)) ? 'patient' : 'turn'
  }
  return async patientClientId => {
    toasts.show({
      kind: 'success',
      title: t({ id: 'scribe.saved', message: 'Recording saved' }),
      text: sentences[await next(patientClientId)],
      duration: 4000,
    })
  }
}
