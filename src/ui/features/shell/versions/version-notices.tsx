import { useLocation } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { takeUpdate, updateWaitingAtom } from '../../../state/session/service-worker.ts'
import { outdatedAtom, store } from '../../../state/session/session.ts'
import { useSyncStatus } from '../../../state/session/use-session.ts'
import { OutdatedNotice } from './outdated-notice.tsx'
import { reload } from './reload.ts'
import { UpdatePrompt } from './update-prompt.tsx'

/** Shown while the server or the store refuses this version. */
export function RefusedVersionNotice({ recording }: { recording: boolean }) {
  const outdated = useAtomValue(outdatedAtom, { store })
  const refused = useSyncStatus()?.phase === 'upgrade-required'
  const updateWaiting = useAtomValue(updateWaitingAtom, { store })
  const overtakenBy = outdated ? 'store' : refused ? 'server' : null
  // If the new version is downloaded already, a plain reload would show the old one again.
  const onReload = refused && updateWaiting && !recording ? takeUpdate : () => reload.request('update')
  return overtakenBy && <OutdatedNotice by={overtakenBy} onReload={onReload} />
}

/** Pages on which a recording begins: an offer to reload there is in its way. */
const RECORDER = /^\/(ambient-scribe\/new|triage\/record)/

/** Shown while a downloaded version waits for the user; one that is wanted after the recording is taken then. */
export function UpdateNotice({ recording: underWay }: { recording: boolean }) {
  const [waiting, setWaiting] = useAtom(updateWaitingAtom, { store })
  const [after, setAfter] = useState(false)
  const onRecorder = useLocation({ select: ({ pathname }) => RECORDER.test(pathname) })
  const recording = underWay || onRecorder
  const due = waiting && after && !recording
  useEffect(() => {
    if (due) takeUpdate()
  }, [due])
  if (!waiting || after) return null
  return (
    <UpdatePrompt
      recording={recording}
      onReload={takeUpdate}
      onAfter={() => setAfter(true)}
      onLater={() => setWaiting(false)}
    />
  )
}
