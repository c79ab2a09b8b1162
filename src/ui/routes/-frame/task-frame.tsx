import { useContext } from 'react'
import { FocusShell } from '../../features/shell/focus-shell.tsx'
import { FramePartsContext } from '../../features/shell/frame-parts.ts'
import type { TaskFrameProps } from '../../features/triage/frame.ts'

/** One task at a time, with the sync pill and the notices of every screen. */
export function TaskFrame(props: TaskFrameProps) {
  const { syncPill, notices } = useContext(FramePartsContext)
  return <FocusShell {...props} syncPill={syncPill} notices={notices} />
}
