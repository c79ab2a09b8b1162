import type { IconName } from '../icon/icon-names.ts'

/** One of several answers. */
export interface Option<V extends string = string> {
  value: V
  label: string
  icon?: IconName
  disabled?: boolean
}
