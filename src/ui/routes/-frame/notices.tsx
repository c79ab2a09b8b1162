import { useAtom, useAtomValue } from 'jotai'
import { InterruptedRecordings } from '../../features/scribe/interrupted-recordings.tsx'
import { useRecordingBar } from '../../features/scribe/use-recording-bar.ts'
import { useUploadFailureToasts } from '../../features/scribe/use-upload-failure-toasts.ts'
import { RecordingBar } from '../../features/shell/recording-bar.tsx'
import { UpdatePrompt } from '../../features/shell/update-prompt.tsx'
import { UnfinishedNotice } from '../../features/triage/unfinished-notice.tsx'
import { useTriageBar } from '../../features/triage/use-triage-bar.ts'
import { OutdatedNotice } from '../../features/versions/outdated-notice.tsx'
import { takeUpdate, updateWaitingAtom } from '../../state/service-worker.ts'
import { outdatedAtom, store } from '../../state/session.ts'
import { useSyncStatus } from '../../state/use-session.ts'
import { reload } from './reload.ts'

/** What stands above every screen: a recording under way, one that was cut off, a new version. */
export default function Notices() {
  const recording = useRecordingBar()
  const triage = useTriageBar()
  useUploadFailureToasts()
  const outdated = useAtomValue(outdatedAtom, { store })
  const refused = useSyncStatus()?.phase === 'upgrade-required'
  const overtakenBy = outdated ? 'store' : refused ? 'server' : null
  const [updateWaiting, setUpdateWaiting] = useAtom(updateWaitingAtom, { store })
  const underWay = recording !== null || triage !== null
  // Where the new version is here already, a mere reload would show the old one again.
  const onReload = refused && updateWaiting && !underWay ? takeUpdate : () => reload.request('update')
  return (
    <>
      {overtakenBy && <OutdatedNotice by={overtakenBy} onReload={onReload} />}
      {recording && <RecordingBar recording={recording} />}
      {triage ? <RecordingBar recording={triage} /> : <UnfinishedNotice />}
      {!recording && <InterruptedRecordings />}
      {updateWaiting && (
        <UpdatePrompt recording={underWay} onReload={takeUpdate} onLater={() => setUpdateWaiting(false)} />
      )}
    </>
  )
}
