import type { ReactNode } from 'react'

interface ScrollerProps {
  label: string
  className: string | undefined
  children: ReactNode
}

/** A part that scrolls by itself, and by key too. */
export function Scroller({ label, className, children }: ScrollerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
