import type { ReactNode } from 'react'

interface ScrollerProps {
  label: string
  className: string | undefined
  children: ReactNode
}

/** A part that scrolls by itself, also by keyboard. */
export function Scroller({ label, className, children }: ScrollerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
