import { RecordingBar } from '../../features/shell/recording-bar.tsx'
import { UnfinishedNotice } from '../../features/triage/unfinished-notice.tsx'
import { useTriageBar } from '../../features/triage/use-triage-bar.ts'

/** A triage that is recorded, or was left unfinished. */
export default function TriageNotices() {
  const recording = useTriageBar()
  return recording ? <RecordingBar recording={recording} /> : <UnfinishedNotice />
}
