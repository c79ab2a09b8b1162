import type { ConflictDocument } from '../../../db/collections/conflicts.ts'
import { KeptVersionsNotice } from '../../features/shell/sync-centre/compare/kept-versions-notice.tsx'
import { useFieldWords } from './use-field-words.ts'

/** The notice about kept versions, with the features' labels of fields; loaded when there is one. */
export default function KeptVersions({ kept }: { kept: readonly ConflictDocument[] }) {
  return <KeptVersionsNotice kept={kept} fieldWord={useFieldWords()} />
}
