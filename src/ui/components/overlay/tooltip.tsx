import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import styles from './floating.module.css'

interface TooltipProps {
  text: ReactNode
  /** Milliseconds; the notes of the timeline take 100 and 300. */
  openAfter?: number
  closeAfter?: number
  /** One focusable element. The text must not be essential, because touch never shows it. */
  children: ReactElement
}

export function Tooltip({ text, openAfter = 400, closeAfter = 100, children }: TooltipProps) {
  const { t } = useLingui()
  return (
    <Ark.Root openDelay={openAfter} closeDelay={closeAfter} positioning={{ gutter: 8 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner role="region" aria-label={t({ id: 'tooltip.region', message: 'Hint' })}>
          <Ark.Content className={styles.tip}>{text}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
