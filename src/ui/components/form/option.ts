import type { IconName } from '../icon/icon-names.ts'

/** One option of a choice. */
export interface Option<V extends string = string> {
  value: V
  label: string
  icon?: IconName
  disabled?: boolean
}
