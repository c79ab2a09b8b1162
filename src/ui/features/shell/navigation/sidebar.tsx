import type { ReactNode } from 'react'
import { useId } from 'react'
import { PathLink } from '../../../components/action/path-link.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useMenuPlace } from '../../../state/session/menu.ts'
import { useNavLabels } from './nav-labels.ts'
import { currentItem, type NavItem, type NavSection, type SectionId } from './navigation.ts'
import styles from './sidebar.module.css'

export interface SidebarProps {
  sections: readonly NavSection[]
  collapsed: ReadonlySet<SectionId>
  onToggle: (section: SectionId) => void
  /** Icons with a word below instead of rows. */
  rail?: boolean
  /** Called when a link is followed, so that a drawer can close. */
  onFollow?: () => void
  /** At the foot: the admin's widget. */
  extra?: ReactNode
}

/** The menu: help stands at the foot, everything else from the top. */
export function Sidebar({ sections, collapsed, onToggle, rail = false, onFollow, extra }: SidebarProps) {
  const pathname = useMenuPlace()
  const current = currentItem(sections, pathname)
  const labels = useNavLabels()
  const help = sections.find(section => section.id === 'helpAndSupport')
  const list = (items: readonly NavItem[], id?: string) => (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ul role="list" id={id}>
      {items.map(item => (
        <li key={item.id}>
          <NavLink
            item={item}
            current={item.id === current}
            label={labels.item[item.id]}
            short={rail ? labels.short[item.id] : undefined}
            onFollow={onFollow}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.menu} data-rail={rail || undefined}>
      {sections
        .filter(section => section !== help)
        .map(section => (
          <Section
            key={section.id}
            label={labels.section[section.id]}
            rail={rail}
            open={rail || !collapsed.has(section.id)}
            onToggle={() => onToggle(section.id)}
          >
            {id => list(section.items, id)}
          </Section>
        ))}
      <div className={styles.foot}>
        {!rail && extra}
        {help && list(help.items)}
      </div>
    </div>
  )
}

interface SectionProps {
  label: string
  rail: boolean
  open: boolean
  onToggle: () => void
  children: (id: string) => ReactNode
}

function Section({ label, rail, open, onToggle, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section}>
      <h2 className={rail ? 'spoken' : styles.heading}>
        {rail ? (
          label
        ) : (
          <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
            <span>{label}</span>
            <Icon name="chevron-down" size={14} />
          </button>
        )}
      </h2>
      {open && children(id)}
    </section>
  )
}

interface NavLinkProps {
  item: NavItem
  current: boolean
  label: string
  short?: string
  onFollow?: () => void
}

function NavLink({ item, current, label, short, onFollow }: NavLinkProps) {
  return (
    <PathLink
      to={item.to}
      onClick={onFollow}
      className={styles.item}
      data-tour={`nav-${item.id}`}
      aria-current={current ? 'page' : undefined}
      title={short && label}
    >
      <Icon name={item.icon} size={short ? 22 : 18} />
      <span className={styles.label}>{short ?? label}</span>
      {!short && item.count !== undefined && item.count > 0 && <span className={styles.count}>{item.count}</span>}
    </PathLink>
  )
}
