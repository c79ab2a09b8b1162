import SyncCentre from '../../features/shell/sync-centre.tsx'
import type { WaitingWork } from '../../state/count-waiting.ts'
import { useSyncCentre } from './use-sync-centre.ts'

interface SyncCentrePanelProps {
  open: boolean
  onClose: () => void
  work: WaitingWork | null
  /** Uploads wait for the person's word. */
  manual: boolean
}

/** The sync centre with its rows and deeds; loaded when it is first opened. */
export default function SyncCentrePanel({ open, onClose, work, manual }: SyncCentrePanelProps) {
  return <SyncCentre open={open} onClose={onClose} model={useSyncCentre(work, manual)} />
}
