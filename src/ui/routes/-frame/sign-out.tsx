import { useStopRecording } from '../../features/scribe/recorder/session/use-stop-recording.ts'
import { SignOut } from '../../features/shell/sign-out/sign-out.tsx'

/** Connects the sign-out to the recorder, which may have to be stopped before. */
export default function SignOutWithRecorder({ onEnd }: { onEnd: () => void }) {
  return <SignOut stop={useStopRecording()} onEnd={onEnd} />
}
