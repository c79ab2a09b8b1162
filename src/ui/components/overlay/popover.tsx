import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './floating.module.css'

interface PopoverProps {
  title: ReactNode
  children: ReactNode
  /** The button that opens it. */
  trigger: ReactElement
}

/** A small card on demand, for content that a tooltip must not hold: controls and longer texts. */
export function Popover({ title, children, trigger }: PopoverProps) {
  // Named by hand: the library looks for the title before the lazily mounted content exists.
  const titleId = useId()
  return (
    <Ark.Root ids={{ title: titleId }} positioning={{ gutter: 8 }} lazyMount unmountOnExit portalled>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles.card} aria-labelledby={titleId}>
            <Ark.Title className={styles.title}>{title}</Ark.Title>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
