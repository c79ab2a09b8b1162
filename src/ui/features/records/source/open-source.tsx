import type { Source } from '../../../../contract/entities/health-report.ts'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import type { Attachment } from '../../../../domain/records/report.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import type { SourceOf } from '../../../state/records/source-file.ts'
import { SourceViewer } from './source-viewer.tsx'

/** The record's document, as reading its file needs it. */
export const sourceOf = ({ clientId, id, data: { documentAssetId = null } }: HealthRecordDocument): SourceOf => ({
  ...{ clientId, id, documentAssetId },
})

/** Shows a file of a record, at the page of the first of these places, each lit. */
export async function openSource(
  record: HealthRecordDocument,
  file: Attachment,
  lit: readonly Pick<Source, 'page' | 'box'>[] = [],
): Promise<void> {
  const isMain = file.id === record.data.documentAssetId
  await dialogs.form<void>({
    title: file.name,
    width: 'wide',
    render: ({ cancel }) => (
      <SourceViewer
        source={{ ...sourceOf(record), documentAssetId: file.id }}
        file={file}
        lit={lit}
        pages={Math.max(1, isMain ? (record.data.pages ?? 1) : 1)}
        onClose={cancel}
      />
    ),
  })
}
