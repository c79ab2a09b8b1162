import { useLingui } from '@lingui/react/macro'
import { Navigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { of } from 'rxjs'
import { NO_PATIENT } from '../../../../db/document.ts'
import { oneTriage } from '../../../../db/queries/triage.ts'
import { readTriageAddress } from '../../../../domain/triage/recording/session-address.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { Button } from '../../../components/action/button.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import { useMomentText } from '../../../components/time/moment-text.ts'
import { usePatientLabel } from '../../../record-kit/patient/patient-label.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useDatabase } from '../../../state/session/use-session.ts'
import { currentTriage } from '../../../state/triage/current-triage.ts'
import { findTriageDraft, useTriageDraft } from '../../../state/triage/triage-draft.ts'
import { useStartTriage } from '../history/use-start-triage.ts'
import type { TaskFrame } from '../intake/frame.ts'
import { useLocale } from '../words/use-locale.ts'
import { NoResults } from './no-results.tsx'
import styles from './results-view.module.css'
import { ResultsView } from './results-view.tsx'
import { ShareButton } from './share-button.tsx'
import { triageView } from './triage-view.ts'
import { useOtherPatient } from './use-other-patient.ts'

/** The results of one triage by its number or clientId; without either, of the one that this tab made last. */
export function ResultsScreen({ id, frame: Frame }: { id: string | undefined; frame: TaskFrame }) {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = useMomentText()
  const database = useDatabase()
  const start = useStartTriage()
  const otherPatient = useOtherPatient()
  const address = useMemo(() => readTriageAddress(id), [id])
  const current = currentTriage()
  const by =
    address.kind === 'record'
      ? { id: address.id }
      : address.kind === 'session'
        ? { clientId: address.clientId }
        : address.kind === 'current' && current
          ? { clientId: current }
          : null
  const key = JSON.stringify(by)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is `by` as text: an equal `by` starts no new query.
  const found = useLive(useCallback(() => (by ? oneTriage(database, by) : of(null)), [database, key]))
  const view = found.kind === 'ready' && found.value ? triageView(found.value) : null
  const patient = usePatientLabel(view?.document.patientClientId ?? NO_PATIENT)
  const back = { to: '/triage', label: t({ id: 'triage.title', message: 'Triage' }) }
  const newButton = (
    <Button variant="primary" icon="activity" onClick={() => void start()}>
      {t({ id: 'triage.new', message: 'New triage' })}
    </Button>
  )
  if (view) {
    const { document, startedAt, profile } = view
    const number = document.id
    const profileName = profile.name[locale]
    const title = number === null ? back.label : t({ id: 'triage.numbered', message: `Triage #${number}` })
    const subtitle = `${moment(startedAt, systemClock.now())} · ${t({ id: 'triage.profile.of', message: `${profileName} profile` })}`
    return (
      <Frame
        title={[title, patient].filter(Boolean).join(' · ')}
        subtitle={subtitle}
        back={back}
        actions={
          <>
            <ShareButton view={view} heading={`${title} · ${subtitle}`} />
            {newButton}
            <MoreMenu
              label={t({ id: 'triage.more', message: `More for ${title}` })}
              entries={[otherPatient.entry(document)]}
            />
          </>
        }
      >
        <ResultsView view={view} />
      </Frame>
    )
  }
  // Without a current session there is nothing to show (D §2).
  if (address.kind === 'current' && (by === null || found.kind === 'ready')) {
    return <NoSession />
  }
  return (
    <Frame title={back.label} back={back} actions={newButton}>
      <div className={styles.page}>
        {found.kind === 'loading' && found.slow && <Skeleton shape="rows" count={4} />}
        {found.kind === 'failed' && (
          <ErrorState title={t({ id: 'triage.failed', message: 'This device’s storage did not answer' })}>
            {t({ id: 'triage.failed.text', message: 'Nothing was deleted. Open the page again.' })}
          </ErrorState>
        )}
        {found.kind === 'ready' && <NoResults invalid={address.kind === 'invalid'} />}
      </div>
    </Frame>
  )
}

/** Leads to the unfinished triage of this device, else to the choice of a profile (D §2). */
function NoSession() {
  const draft = useTriageDraft()
  const [looked, setLooked] = useState(false)
  useEffect(() => {
    // After a page load the draft is not read yet. If the store fails, there is no triage to continue.
    findTriageDraft().then(
      () => setLooked(true),
      () => setLooked(true),
    )
  }, [])
  if (!looked) return null
  return <Navigate to={draft.kind === 'open' ? '/triage/record' : '/triage/profile'} replace />
}
