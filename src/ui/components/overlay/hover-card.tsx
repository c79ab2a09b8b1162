import { HoverCard as Ark } from '@ark-ui/react/hover-card'
import { Portal } from '@ark-ui/react/portal'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import styles from './floating.module.css'

interface HoverCardProps {
  content: ReactNode
  /** Milliseconds of the specification: 100 and 300; the chart opens after 200. */
  openAfter?: number
  closeAfter?: number
  /** One element, usually a link to the full content. */
  children: ReactElement
}

export function HoverCard({ content, openAfter = 100, closeAfter = 300, children }: HoverCardProps) {
  const { t } = useLingui()
  return (
    <Ark.Root openDelay={openAfter} closeDelay={closeAfter} positioning={{ gutter: 8 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner role="region" aria-label={t({ id: 'hoverCard.region', message: 'Preview' })}>
          <Ark.Content className={styles.card}>{content}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
