import { useLingui } from '@lingui/react/macro'
import { type PatientDocument, QUEUE } from '../../../db/documents.ts'
import { Pill } from '../../components/feedback/pill.tsx'

/** Whether the server has a patient as it stands here. */
export type Standing = 'sent' | 'waiting' | 'refused'

export function standingOf({ queue }: PatientDocument): Standing {
  if (queue === QUEUE.none) return 'sent'
  return queue === QUEUE.parked ? 'refused' : 'waiting'
}

/** A word and an icon for what is not on the server; nothing for what is. */
export function StandingPill({ patient }: { patient: PatientDocument }) {
  const { t } = useLingui()
  switch (standingOf(patient)) {
    case 'sent':
      return null
    case 'waiting':
      return (
        <Pill tone="warn" icon="clock">
          {t({ id: 'patients.waiting', message: 'Waiting to be sent' })}
        </Pill>
      )
    case 'refused':
      return (
        <Pill tone="danger" icon="circle-alert">
          {t({ id: 'patients.refused', message: 'Not accepted' })}
        </Pill>
      )
  }
}

export function CurrentPill() {
  const { t } = useLingui()
  return (
    <Pill tone="accent" icon="check">
      {t({ id: 'patients.current', message: 'Current' })}
    </Pill>
  )
}

/** Why the server refused a patient, and what was kept. */
export function useRefusalText(): (patient: PatientDocument) => string | null {
  const { t } = useLingui()
  return ({ sync: { parked } }) => {
    if (!parked) return null
    const kept = t({ id: 'patients.refused.kept', message: 'It is kept on this device.' })
    const reason = parked.userMessage ?? t({ id: 'patients.refused.text', message: 'The server did not accept it.' })
    return `${reason} ${kept}`
  }
}
