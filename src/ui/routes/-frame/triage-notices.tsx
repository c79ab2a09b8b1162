import { RecordingBar } from '../../features/shell/frame/recording-bar.tsx'
import { UnfinishedNotice } from '../../features/triage/intake/unfinished-notice.tsx'
import { useTriageBar } from '../../features/triage/intake/use-triage-bar.ts'

/** Notice of a triage that is being recorded or was left unfinished. */
export default function TriageNotices() {
  const recording = useTriageBar()
  return recording ? <RecordingBar recording={recording} /> : <UnfinishedNotice />
}
