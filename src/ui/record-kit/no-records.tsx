import type { ReactNode } from 'react'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import type { IconName } from '../components/icon/icon-names.ts'
import { useServerContact } from './server-contact.ts'

interface NoRecordsProps {
  icon: IconName
  /** Says that there are none. */
  none: { title: string; text: string }
  /** Says only that this device has none: offline, before the first pull, the server may have some. */
  noneHere: { title: string; text: string }
  action: ReactNode
}

/** Shown for an empty list of records. */
export function NoRecords({ icon, none, noneHere, action }: NoRecordsProps) {
  const contact = useServerContact()
  const { title, text } = contact.kind === 'away' && contact.asOf === null ? noneHere : none
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {text}
    </EmptyState>
  )
}
