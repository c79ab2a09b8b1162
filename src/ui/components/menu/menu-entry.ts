import type { IconName } from '../icon/icon-names.ts'

interface Named {
  /** Unique in its menu. */
  id: string
  label: string
  icon?: IconName
}

/** What a menu can hold; a menu is data, so that it can be loaded when it is first opened. */
export type MenuEntry =
  | ({ kind: 'action'; hint?: string; tone?: 'danger'; disabled?: boolean; run: () => void } & Named)
  | ({ kind: 'link'; to: string } & Named)
  | ({ kind: 'submenu'; hint?: string; entries: readonly MenuEntry[] } & Named)
  | {
      kind: 'choice'
      id: string
      /** Names the group; shown above it when there is something else in the menu. */
      label: string
      value: string
      options: readonly { value: string; label: string; hint?: string; icon?: IconName }[]
      choose: (value: string) => void
    }
  | { kind: 'separator'; id: string }
