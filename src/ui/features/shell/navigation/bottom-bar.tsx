import { useLingui } from '@lingui/react/macro'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import type { IconName } from '../../../components/icon/icon-names.ts'
import { useMenuPlace } from '../../../state/session/menu.ts'
import styles from './bottom-bar.module.css'

export interface BottomBarItem {
  id: string
  label: string
  icon: IconName
  to: string
  /** The path under which the item is the current one; `to` if absent. */
  within?: string
}

/** A phone's navigation between the most used places. */
export function BottomBar({ items }: { items: readonly BottomBarItem[] }) {
  const { t } = useLingui()
  const pathname = useMenuPlace()
  const isCurrent = ({ to, within = to }: BottomBarItem) =>
    within === '/' ? pathname === '/' : pathname === within || pathname.startsWith(`${within}/`)
  return (
    <nav
      className={styles.bar}
      data-bottom-bar=""
      data-tour="navbar"
      aria-label={t({ id: 'shell.bottomBar', message: 'Quick menu' })}
    >
      {items.map(item => (
        <PathLink
          key={item.id}
          to={item.to}
          className={styles.item}
          data-tour={`nav-${item.id}`}
          aria-current={isCurrent(item) ? 'page' : undefined}
        >
          <Icon name={item.icon} size={22} />
          {item.label}
        </PathLink>
      ))}
    </nav>
  )
}
