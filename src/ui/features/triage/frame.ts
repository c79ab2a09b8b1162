import type { ComponentType, ReactNode } from 'react'

/** The frame of one task at a time; the route gives it, the screen fills it. */
export interface TaskFrameProps {
  title: ReactNode
  subtitle?: ReactNode
  back: { to: string; label: string }
  before?: ReactNode
  actions?: ReactNode
  children: ReactNode
}
export type TaskFrame = ComponentType<TaskFrameProps>
