import { useLingui } from '@lingui/react/macro'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { QUEUE } from '../../../../db/document.ts'
import { Pill } from '../../../components/feedback/pill.tsx'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { useFieldWord } from './use-field-word.ts'

/** Whether the server has this device's version of a patient. */
export type Standing = 'sent' | 'waiting' | 'refused'

export function standingOf({ queue }: PatientDocument): Standing {
  if (queue === QUEUE.none) return 'sent'
  return queue === QUEUE.parked ? 'refused' : 'waiting'
}

/** Marks a patient that waits or was refused; renders nothing if the server has it. */
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

/** Returns why the server refused a patient and that it is kept on this device; null if it was not refused. */
export function useRefusalText(): (patient: PatientDocument) => string | null {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const fieldWord = useFieldWord()
  return ({ sync: { parked } }) => {
    if (!parked) return null
    const kept = t({ id: 'patients.refused.kept', message: 'It is kept on this device.' })
    return `${refusalWords(parked, field => fieldWord({ kind: 'patients', field }))}. ${kept}`
  }
}
