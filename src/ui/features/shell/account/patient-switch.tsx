import { useLingui } from '@lingui/react/macro'
import { PillButton } from '../../../components/feedback/pill.tsx'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { useMenu } from '../../../components/menu/use-menu.tsx'
import type { PatientsModel } from './patients.ts'

/** Shows the current patient; a tap opens the list to choose another. */
export function PatientSwitch({ patients }: { patients: PatientsModel }) {
  const { t } = useLingui()
  const current = patients.list.find(patient => patient.id === patients.currentId)
  const { trigger, panel } = useMenu(usePatientEntries(patients))
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
      {panel}
    </>
  )
}

/** Menu entries to choose, add and manage patients. */
export function usePatientEntries(patients: PatientsModel): MenuEntry[] {
  const { t } = useLingui()
  const { manageTo, newTo } = patients
  return [
    {
      kind: 'choice',
      id: 'patient',
      label: t({ id: 'shell.patients', message: 'Patients' }),
      value: patients.currentId ?? '',
      options: patients.list.map(({ id, name, detail }) => ({ value: id, label: name, hint: detail })),
      choose: patients.onSwitch,
    },
    ...(manageTo || newTo ? [{ kind: 'separator', id: 'patient-line' } as const] : []),
    ...(newTo
      ? [
          {
            kind: 'link',
            id: 'patient-new',
            icon: 'plus',
            label: t({ id: 'shell.patients.new', message: 'New patient' }),
            to: newTo,
          } as const,
        ]
      : []),
    ...(manageTo
      ? [
          {
            kind: 'link',
            id: 'patient-manage',
            icon: 'users',
            label: t({ id: 'shell.patients.manage', message: 'Manage patients' }),
            to: manageTo,
          } as const,
        ]
      : []),
  ]
}
