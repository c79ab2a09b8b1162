import { useMemo } from 'react'
import SyncCentre from '../../features/shell/sync-centre/sync-centre.tsx'
import type { MayDiscard } from '../../features/shell/sync-centre/sync-centre-actions.ts'
import { useSyncCentre } from '../../features/shell/sync-centre/use-sync-centre.ts'
import type { WaitingWork } from '../../state/sync/count-waiting.ts'
import { useFieldWords } from './use-field-words.ts'

interface SyncCentrePanelProps {
  open: boolean
  onClose: () => void
  work: WaitingWork | null
}

/** Confirms discarding a patient that was never uploaded, because other records may wait for it. */
const mayDiscard: MayDiscard = ({ collection, document }, context) => {
  if (collection !== 'patients' || document.sync.serverSeq !== null) return null
  return import('../../features/patients/actions/confirm-discard-patient.ts').then(one =>
    one.confirmDiscardPatient(context, document.clientId, String(document.name)),
  )
}

/** The sync centre with the features' texts and questions about their collections; loaded on demand. */
export default function SyncCentrePanel({ open, onClose, work }: SyncCentrePanelProps) {
  const fieldWord = useFieldWords()
  const features = useMemo(() => ({ fieldWord, mayDiscard }), [fieldWord])
  return <SyncCentre open={open} onClose={onClose} model={useSyncCentre(work, features)} />
}
