import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { InterruptedRecordings } from '../../features/scribe/interrupted-recordings.tsx'
import { useRecordingBar } from '../../features/scribe/use-recording-bar.ts'
import { useUploadFailureToasts } from '../../features/scribe/use-upload-failure-toasts.ts'
import { RecordingBar } from '../../features/shell/recording-bar.tsx'
import { UpdatePrompt } from '../../features/shell/update-prompt.tsx'
import { OutdatedNotice } from '../../features/versions/outdated-notice.tsx'
import { isGoingOn, triageRecorder } from '../../state/recording.ts'
import { takeUpdate, updateWaitingAtom } from '../../state/service-worker.ts'
import { outdatedAtom, store } from '../../state/session.ts'
import { findTriageDraft } from '../../state/triage-draft.ts'
import { useUnfinishedTriage } from '../../state/unfinished-triage.ts'
import { useSyncStatus } from '../../state/use-session.ts'
import { reload } from './reload.ts'

/** With the rules and the grammar of triage, which a screen without one need not load. */
const TriageNotices = lazy(() => import('./triage-notices.tsx'))

/** What stands above every screen: a recording under way, one that was cut off, a new version. */
export default function Notices() {
  const recording = useRecordingBar()
  const triageGoesOn = triageRecorder.useValue(isGoingOn, false)
  const unfinishedTriage = useUnfinishedTriage()
  useEffect(() => {
    // A store that does not answer is told of where the triage is made.
    findTriageDraft().catch(() => undefined)
  }, [])
  useUploadFailureToasts()
  const outdated = useAtomValue(outdatedAtom, { store })
  const refused = useSyncStatus()?.phase === 'upgrade-required'
  const overtakenBy = outdated ? 'store' : refused ? 'server' : null
  const [updateWaiting, setUpdateWaiting] = useAtom(updateWaitingAtom, { store })
  const underWay = recording !== null || triageGoesOn
  // Where the new version is here already, a mere reload would show the old one again.
  const onReload = refused && updateWaiting && !underWay ? takeUpdate : () => reload.request('update')
  return (
    <>
      {overtakenBy && <OutdatedNotice by={overtakenBy} onReload={onReload} />}
      {recording && <RecordingBar recording={recording} />}
      {(triageGoesOn || unfinishedTriage) && (
        <Suspense>
          <TriageNotices />
        </Suspense>
      )}
      {!recording && <InterruptedRecordings />}
      {updateWaiting && (
        <UpdatePrompt recording={underWay} onReload={takeUpdate} onLater={() => setUpdateWaiting(false)} />
      )}
    </>
  )
}
