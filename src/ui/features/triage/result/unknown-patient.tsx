import { useLingui } from '@lingui/react/macro'
import { assignPatient } from '../../../../db/commands/recordings.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useAskForOne } from '../../../record-kit/patient/use-ask-patient.tsx'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import type { TriageView } from './triage-view.ts'

/** Offers to name the patient of a triage that was made for an unknown one; renders nothing for a named one. */
export function UnknownPatient({ view: { document } }: { view: TriageView }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const askForOne = useAskForOne()
  if (document.patientClientId !== NO_PATIENT) return null
  const name = async () => {
    const asked = await askForOne(true)
    if (!asked?.patient) return
    try {
      await assignPatient(context, document.clientId, asked.patient.clientId)
      void bridge.sendNow()
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    }
  }
  return (
    <Banner
      tone="warn"
      icon="user"
      aside={
        <Button size="sm" onClick={() => void name()}>
          {t({ id: 'triage.patient.name', message: 'Name the patient' })}
        </Button>
      }
    >
      {t({ id: 'triage.patient.unnamed', message: 'It is not known whose triage this is.' })}
    </Banner>
  )
}
