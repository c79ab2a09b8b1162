import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'

/** Opens transcript and reports of a recording that is only on this device. */
export function useOpenHere(): (clientId: string) => { label: string; run: () => void } {
  const { t } = useLingui()
  const navigate = useNavigate()
  return clientId => ({
    label: t({ id: 'scribe.openHere', message: 'Transcript and report on this device' }),
    run: () =>
      void navigate({ to: '/ambient-scribe/here/$clientId', params: { clientId }, search: { tab: 'reports' } }),
  })
}
