import { useLingui } from '@lingui/react/macro'

export function useBackToList(): { to: string; label: string } {
  const { t } = useLingui()
  return { to: '/user-account/patients', label: t({ id: 'patients.title', message: 'Patients' }) }
}
