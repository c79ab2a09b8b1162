import type { IconName } from '../icon/icon-names.ts'

interface Named {
  /** Unique in its menu. */
  id: string
  label: string
  icon?: IconName
}

/** An entry of a menu. Menus are data, so that their component can be loaded on demand. */
export type MenuEntry =
  | ({ kind: 'action'; hint?: string; tone?: 'danger'; disabled?: boolean; run: () => void } & Named)
  | ({ kind: 'link'; to: string } & Named)
  | ({ kind: 'submenu'; hint?: string; entries: readonly MenuEntry[] } & Named)
  | {
      kind: 'choice'
      id: string
      /** Name of the group; shown above it unless it is alone in the menu. */
      label: string
      value: string
      options: readonly { value: string; label: string; hint?: string; icon?: IconName }[]
      choose: (value: string) => void
    }
  | { kind: 'separator'; id: string }
