import { type ComponentProps, useContext } from 'react'
import { FocusShell } from './focus-shell.tsx'
import { FramePartsContext } from './frame-parts.ts'

/** A FocusShell with the sync pill and the notices of the app's frame. */
export function TaskFrame(props: Omit<ComponentProps<typeof FocusShell>, 'syncPill' | 'notices'>) {
  const { syncPill, notices } = useContext(FramePartsContext)
  return <FocusShell {...props} syncPill={syncPill} notices={notices} />
}
