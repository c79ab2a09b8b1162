import { useEffect } from 'react'

/**
 * Sets the tab's title until the screen is left (P §2.2), and announces it, because screen readers do not notice a screen
 * that changes without a load.
 */
export function PageTitle({ title }: { title: string | null }) {
  useEffect(() => {
    document.title = title ? `${title} · Anamnesis` : 'Anamnesis'
    return () => {
      document.title = 'Anamnesis'
    }
  }, [title])
  return (
    <span className="spoken" role="status">
      {title}
    </span>
  )
}
