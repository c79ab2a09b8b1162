import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { toasts } from '../../../components/toast/toasts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { sendAllNow } from '../../../record-kit/send-now.ts'
import { recordingUnderWay } from '../../../state/recorder/recording.ts'
import { signOut } from '../../../state/session/sign-out.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { countUnsent, unsentWork } from '../../../state/sync/unsent-work.ts'
import { askAboutRecording } from './ask-about-recording.tsx'
import { askBeforeSignOut } from './ask-before-sign-out.tsx'

interface SignOutProps {
  /** Ends and saves the recording of a visit; resolves to true if it was saved. */
  stop: () => Promise<boolean>
  onEnd: () => void
}

/** Asks about a running recording and unsent work, and signs out unless the user stays. Renders nothing. */
export function SignOut({ stop, onEnd }: SignOutProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const navigate = useNavigate()
  const { fileSize } = useFormat()
  const begun = useRef(false)

  /** Resolves to true if no recording runs, it was saved, or the user leaves it unsaved. */
  const recordingSettled = async (): Promise<boolean> => {
    const underWay = recordingUnderWay()
    if (!underWay) return true
    const answer = await askAboutRecording(underWay)
    if (answer === 'leave' || (answer === 'save' && (await stop()))) return true
    // The recording's own screen shows why it was not saved, and lets the user finish it.
    if (answer !== null) await navigate({ to: underWay === 'visit' ? '/ambient-scribe/new' : '/triage/record' })
    return false
  }
  const leave = async (): Promise<void> => {
    if (!(await recordingSettled())) return
    const unsent = await unsentWork(context)
    const count = countUnsent(unsent)
    const answer = count === 0 ? 'sign-out' : await askBeforeSignOut(unsent, fileSize)
    if (answer === 'upload') return await sendAllNow(context)
    if (answer !== 'sign-out') return
    try {
      await signOut(count)
    } catch {
      toasts.show({
        kind: 'error',
        title: t({ id: 'shell.signOut.failed', message: 'Not signed out' }),
        text: t({
          id: 'shell.signOut.failed.text',
          message:
            'What was not sent could not be locked on this device. Free some space or connect to the network, then try again.',
        }),
      })
      return
    }
    await navigate({ to: '/login' })
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void leave().finally(onEnd)
  })
  return null
}
