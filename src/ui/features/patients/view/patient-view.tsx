import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { retryParked } from '../../../../db/commands/context.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { useCurrentPatient } from '../../../state/session/current-patient.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useBackToList } from '../actions/use-back-to-list.ts'
import { useDeletePatient } from '../actions/use-delete-patient.ts'
import { useMakeCurrent } from '../actions/use-make-current.ts'
import { PatientFacts } from './patient-facts.tsx'
import { CurrentPill, StandingPill, standingOf, useRefusalText } from './patient-standing.tsx'
import styles from './patients.module.css'

interface PatientViewProps {
  patient: PatientDocument
  /** Editing has just ended: the Edit button gets the focus. */
  edited: boolean
  onEdit: () => void
}

export function PatientView({ patient, edited, onEdit }: PatientViewProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const back = useBackToList()
  const currentPatient = useCurrentPatient()
  const current = currentPatient?.clientId === patient.clientId
  const makeCurrent = useMakeCurrent()
  const deletePatient = useDeletePatient(currentPatient)
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (edited) edit.current?.focus()
  }, [edited])
  const { name } = patient
  return (
    <Page
      title={name}
      back={back}
      width="form"
      actions={
        <>
          {!current && (
            <Button onClick={() => void makeCurrent(patient)}>
              {t({ id: 'patients.makeCurrent', message: 'Choose this patient' })}
            </Button>
          )}
          <Button ref={edit} variant="primary" onClick={onEdit}>
            {t({ id: 'patients.edit', message: 'Edit' })}
          </Button>
          <MoreMenu
            label={t({ id: 'patients.more', message: `More for ${name}` })}
            entries={[
              {
                kind: 'action',
                id: 'delete',
                icon: 'trash-2',
                tone: 'danger',
                label: t({ id: 'patients.delete', message: 'Delete' }),
                run: () => void deletePatient(patient, () => navigate({ to: '/user-account/patients' })),
              },
            ]}
          />
        </>
      }
    >
      {(current || standingOf(patient) !== 'sent') && (
        <div className={styles.pills}>
          {current && <CurrentPill />}
          <StandingPill patient={patient} />
        </div>
      )}
      <Refusal patient={patient} />
      <PatientFacts patient={patient} />
    </Page>
  )
}

function Refusal({ patient }: { patient: PatientDocument }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const refusal = useRefusalText()(patient)
  if (refusal === null) return null
  return (
    <Banner
      tone="danger"
      icon="circle-alert"
      aside={
        <Button size="sm" onClick={() => void retryParked(context, 'patients', patient.clientId)}>
          {t({ id: 'patients.sendAgain', message: 'Send again' })}
        </Button>
      }
    >
      {refusal} {t({ id: 'patients.refused.what', message: 'Correct it, or send it again.' })}
    </Banner>
  )
}
