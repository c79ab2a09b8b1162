import { useEffect } from 'react'

/** Names the page in the tab, and aloud when it changes: a screen that changes without a load is otherwise not heard. */
export function PageTitle({ title }: { title: string | null }) {
  useEffect(() => {
    document.title = title ? `${title} · Anamnesis` : 'Anamnesis'
  }, [title])
  return (
    <span className="spoken" role="status">
      {title}
    </span>
  )
}
