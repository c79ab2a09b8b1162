import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { useStartTriage } from '../history/use-start-triage.ts'

/** D §2: no result was found; offers a new triage, beginning with the choice of its profile. */
export function NoResults({ invalid = false }: { invalid?: boolean }) {
  const { t } = useLingui()
  const start = useStartTriage()
  return (
    <EmptyState
      icon="activity"
      title={
        invalid
          ? t({ id: 'triage.invalidId', message: 'Invalid id' })
          : t({ id: 'triage.noResults', message: 'No results found' })
      }
      action={
        <Button variant="primary" icon="activity" onClick={() => void start({ chooseProfile: true })}>
          {t({ id: 'triage.startNew', message: 'Start a new triage' })}
        </Button>
      }
    >
      {t({ id: 'triage.noResults.text', message: 'This triage is not on this device, or nothing was found in it.' })}
    </EmptyState>
  )
}
