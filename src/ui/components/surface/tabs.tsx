import { Tabs as Ark } from '@ark-ui/react/tabs'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { PathLink } from '../action/path-link.tsx'
import styles from './tabs.module.css'

interface TabsProps<V extends string> {
  /** Names the set of tabs. */
  label: string
  tabs: readonly { value: V; label: ReactNode; content: ReactNode }[]
  value: V
  onChange: (value: V) => void
}

export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  return (
    <Ark.Root
      value={value}
      onValueChange={change => {
        const chosen = tabs.find(tab => tab.value === change.value)
        if (chosen) onChange(chosen.value)
      }}
      lazyMount
      unmountOnExit
    >
      <Ark.List className={styles.list} aria-label={label}>
        {tabs.map(tab => (
          <Ark.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map(tab => (
        <Ark.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}

/** Tabs that are links: each leads to its own screen. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly { to: string; label: ReactNode }[] }) {
  const pathname = useLocation({ select: location => location.pathname })
  const list = useRef<HTMLElement>(null)
  // On a phone the tabs scroll sideways: the current one is brought into view, and the page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on which tab is the current one.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !current) return
    const { left, right } = current.getBoundingClientRect()
    const within = list.current.getBoundingClientRect()
    if (left < within.left || right > within.right)
      list.current.scrollLeft += (left + right - within.left - within.right) / 2
  }, [pathname])
  return (
    <nav ref={list} className={styles.list} aria-label={label}>
      {tabs.map(tab => (
        <PathLink
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          aria-current={tab.to === pathname ? 'page' : undefined}
        >
          {tab.label}
        </PathLink>
      ))}
    </nav>
  )
}
