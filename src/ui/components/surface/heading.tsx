import { type ReactNode, useRef } from 'react'
import { useArrivalHeading } from './arrival.ts'

/** The heading of a screen, which gets the focus after a navigation. */
export function Heading({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useArrivalHeading(ref)
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
