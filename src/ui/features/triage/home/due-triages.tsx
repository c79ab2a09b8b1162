import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { allTriages } from '../../../../db/queries/triage.ts'
import { ShortList } from '../../../record-kit/short-list/short-list.tsx'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { useSecond } from '../../../record-kit/use-second.ts'
import type { LiveState } from '../../../state/session/use-live.ts'
import { useDatabase } from '../../../state/session/use-session.ts'
import { TriageRow } from '../history/triage-row.tsx'
import { type TriageView, triageView } from '../result/triage-view.ts'
import { waitingForReassessment } from './waiting-for-reassessment.ts'

/** The patients who wait for a reassessment; those who are due come first. */
export default function DueTriages() {
  const { t } = useLingui()
  const database = useDatabase()
  const now = useSecond()
  const [found, askAgain] = useRetryableLive(useCallback(() => allTriages(database), [database]))
  const views = useMemo(() => (found.kind === 'ready' ? found.value.map(triageView) : null), [found])
  const waiting = useMemo(
    (): LiveState<TriageView[]> =>
      found.kind === 'ready' ? { kind: 'ready', value: waitingForReassessment(views ?? [], now) } : found,
    [found, views, now],
  )
  return (
    <ShortList
      title={t({ id: 'triage.home.due', message: 'To reassess' })}
      all={{ to: '/triage', label: t({ id: 'triage.home.all', message: 'All triages' }) }}
      found={waiting}
      onRetry={askAgain}
      none={t({ id: 'triage.home.none', message: 'No triage on this device waits for a reassessment.' })}
    >
      {rows => rows.map(view => <TriageRow key={view.document.clientId} view={view} now={now} />)}
    </ShortList>
  )
}
