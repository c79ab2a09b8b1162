import { lazy, Suspense, useEffect } from 'react'
import { installsByHand } from '../../../platform/browser/app/install.ts'
import { HomeScreenBanner } from '../../features/install/home-screen-banner.tsx'
import { useInstallEntry } from '../../features/install/use-install-entry.tsx'
import { useMenuCounts } from '../../features/records/list/use-menu-counts.ts'
import { InterruptedRecordings } from '../../features/scribe/recorder/interrupted/interrupted-recordings.tsx'
import { useRecordingBar } from '../../features/scribe/recorder/session/use-recording-bar.ts'
import { useUploadFailureToasts } from '../../features/scribe/upload/use-upload-failure-toasts.ts'
import { RecordingBar } from '../../features/shell/frame/recording-bar.tsx'
import { RefusedVersionNotice, UpdateNotice } from '../../features/shell/versions/version-notices.tsx'
import { loadTexts } from '../../i18n/activate.ts'
import { useBalanceNotice } from '../../record-kit/money/use-balance-notice.ts'
import { useAppBadge } from '../../state/install/use-app-badge.ts'
import { useRenewPush } from '../../state/notifications/use-renew-push.ts'
import { isGoingOn, triageRecorder } from '../../state/recorder/recording.ts'
import type { WaitingWork } from '../../state/sync/count-waiting.ts'
import type { Waiting } from '../../state/sync/pill.ts'
import { useKeptVersions } from '../../state/sync/use-kept-versions.ts'
import { useTourRequest } from '../../state/tour/tour.ts'
import { findTriageDraft } from '../../state/triage/triage-draft.ts'
import { useUnfinishedTriage } from '../../state/triage/unfinished-triage.ts'

/** Lazy, because it brings the rules and the grammar of triage, which other screens do not need. */
const TriageNotices = lazy(() => import('./triage-notices.tsx'))

/** Lazy, because it brings the comparison of versions, which is rarely needed. */
const KeptVersions = lazy(async () => {
  await loadTexts('patients', 'records', 'shell/sync-centre')
  return await import('./kept-versions.tsx')
})

/** Lazy, because few sessions show it. */
const GuidedTour = lazy(async () => {
  await loadTexts('tour')
  return await import('../../features/tour/guided-tour.tsx')
})

/** Notices above every screen: a recording under way, an interrupted one, versions to decide on, a new version. */
export default function Notices({ work, waiting }: { work: WaitingWork | null; waiting: Waiting | null }) {
  useAppBadge(waiting)
  useBalanceNotice(work)
  const recording = useRecordingBar()
  const triageGoesOn = triageRecorder.useValue(isGoingOn, false)
  const unfinishedTriage = useUnfinishedTriage()
  useEffect(() => {
    // Store errors are shown on the triage screen.
    findTriageDraft().catch(() => undefined)
  }, [])
  useUploadFailureToasts()
  useMenuCounts()
  const level = useInstallEntry()
  useRenewPush()
  const kept = useKeptVersions()
  const tour = useTourRequest()
  const underWay = recording !== null || triageGoesOn
  return (
    <>
      <RefusedVersionNotice recording={underWay} />
      {recording && <RecordingBar recording={recording} />}
      {(triageGoesOn || unfinishedTriage) && (
        <Suspense>
          <TriageNotices />
        </Suspense>
      )}
      {!recording && <InterruptedRecordings />}
      {kept.length > 0 && (
        <Suspense>
          <KeptVersions kept={kept} />
        </Suspense>
      )}
      {installsByHand() && !underWay && <HomeScreenBanner level={level} />}
      <UpdateNotice recording={underWay} />
      {tour && (
        <Suspense>
          <GuidedTour key={tour.id} request={tour} />
        </Suspense>
      )}
    </>
  )
}
