import { useLingui } from '@lingui/react/macro'
import { NO_PATIENT } from '../../../../db/document.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import type { TriageView } from './triage-view.ts'
import { useOtherPatient } from './use-other-patient.ts'

/** Offers to name the patient of a triage that was made for an unknown one; renders nothing for a named one. */
export function UnknownPatient({ view: { document } }: { view: TriageView }) {
  const { t } = useLingui()
  const { ask } = useOtherPatient()
  if (document.patientClientId !== NO_PATIENT) return null
  return (
    <Banner
      tone="warn"
      icon="user"
      aside={
        <Button size="sm" onClick={() => ask(document)}>
          {t({ id: 'triage.patient.name', message: 'Name the patient' })}
        </Button>
      }
    >
      {t({ id: 'triage.patient.unnamed', message: 'It is not known whose triage this is.' })}
    </Banner>
  )
}
