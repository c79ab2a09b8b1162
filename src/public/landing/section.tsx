import type { ReactNode } from 'react'

/** The addresses of the sections, in the order of the page (P §2.9). */
export const SECTIONS = [
  'hero',
  'logos',
  'solutions',
  'product',
  'technologies',
  'security',
  'faq',
  'company',
  'contact',
] as const
export type SectionId = (typeof SECTIONS)[number]

interface SectionProps {
  id: SectionId
  /** The hour of the clinical day, in the margin. */
  time: string
  caption: string
  night?: boolean
  children: ReactNode
}

/** One part of the day: its hour in the margin, beside the vertical rule. */
export function Section({ id, time, caption, night, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`part ${id}`}
      aria-labelledby={`${id}-title`}
      {...(night ? { 'data-theme': 'dark' } : {})}
    >
      <p className="hour">
        <time>{time}</time>
        <span>{caption}</span>
      </p>
      <div className="inside">{children}</div>
    </section>
  )
}
