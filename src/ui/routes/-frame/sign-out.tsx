import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStopRecording } from '../../features/scribe/use-stop-recording.ts'
import { askAboutRecording } from '../../features/shell/ask-about-recording.tsx'
import { askBeforeSignOut } from '../../features/shell/ask-before-sign-out.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { unsentWork } from '../../state/kept-work.ts'
import { recordingUnderWay } from '../../state/recording.ts'
import { signOut } from '../../state/session.ts'
import { useCommandContext } from '../../state/use-session.ts'
import { sendAllNow } from './send-now.ts'

/** A person wants to leave: asks about what would be left behind, and signs out unless they stay. Shows nothing itself. */
export default function SignOut({ onEnd }: { onEnd: () => void }) {
  const context = useCommandContext()
  const navigate = useNavigate()
  const { fileSize } = useFormat()
  const stop = useStopRecording()
  const begun = useRef(false)

  /** Whether nothing is being recorded any more, or its owner leaves it as it is. */
  const recordingIsOver = async (): Promise<boolean> => {
    const underWay = recordingUnderWay()
    if (!underWay) return true
    const answer = await askAboutRecording(underWay)
    if (answer === 'leave' || (answer === 'save' && (await stop()))) return true
    // Why it could not be saved stands on its own screen.
    if (answer !== null) await navigate({ to: underWay === 'visit' ? '/ambient-scribe/new' : '/triage/record' })
    return false
  }
  const leave = async (): Promise<void> => {
    if (!(await recordingIsOver())) return
    const unsent = await unsentWork(context.database, context.uploads, context.accountId)
    const answer = unsent.count === 0 ? 'sign-out' : await askBeforeSignOut(unsent, fileSize)
    if (answer === 'upload') return await sendAllNow(context)
    if (answer !== 'sign-out') return
    await signOut()
    await navigate({ to: '/login' })
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void leave().finally(onEnd)
  })
  return null
}
