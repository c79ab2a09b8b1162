import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { PillButton } from '../../../components/feedback/pill.tsx'
import { useMenuState } from '../../../components/menu/use-menu.tsx'
import { loadAccountPanels } from './load-account-panels.ts'
import type { PatientsModel } from './patients.ts'

const PatientPanel = lazy(async () => ({ default: (await loadAccountPanels()).PatientPanel }))

/** Shows the current patient; a tap opens the list to choose another. */
export function PatientSwitch({ patients }: { patients: PatientsModel }) {
  const { t } = useLingui()
  const current = patients.list.find(patient => patient.id === patients.currentId)
  const { trigger, state } = useMenuState('bottom-start', loadAccountPanels)
  const name = current
    ? [current.name, current.detail].filter(Boolean).join(', ')
    : t({ id: 'shell.patient.none', message: 'Choose a patient' })
  return (
    <>
      <PillButton
        {...trigger}
        data-tour="patient"
        icon="user"
        iconEnd="chevron-down"
        aria-label={t({ id: 'shell.patient.switch', message: `Patient: ${name}. Switch patient.` })}
      >
        {name}
      </PillButton>
      <Suspense>{state && <PatientPanel {...state} patients={patients} />}</Suspense>
    </>
  )
}
