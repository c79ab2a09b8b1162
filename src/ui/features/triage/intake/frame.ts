import type { ComponentType, ReactNode } from 'react'

/** The frame of a screen with one task: the route provides it, the screen fills it. */
export interface TaskFrameProps {
  title: ReactNode
  subtitle?: ReactNode
  back: { to: string; label: string }
  before?: ReactNode
  actions?: ReactNode
  children: ReactNode
}
export type TaskFrame = ComponentType<TaskFrameProps>
