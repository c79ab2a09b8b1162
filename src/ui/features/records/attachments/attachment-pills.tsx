import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { type Attachment, attachmentsOf } from '../../../../domain/records/report.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { PillButton } from '../../../components/feedback/pill.tsx'
import type { IconName } from '../../../components/icon/icon-names.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { Row, RowList } from '../../../components/surface/row.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { openSource } from '../source/open-source.tsx'
import { AddFile } from './add-file.tsx'
import styles from './attachments.module.css'
import { useDeleteAttachment } from './use-delete-attachment.ts'
import { WaitingFiles } from './waiting-files.tsx'

/** Names shown before the count of the others (H §2). */
const SHOWN = 2

const iconOf = ({ mimeType }: Attachment): IconName => (mimeType.startsWith('image/') ? 'image' : 'file-text')

/** The first files of a record by name, each opens its pages; then the list of all, what waits, and a way to add one. */
export function AttachmentPills({ record }: { record: HealthRecordDocument }) {
  const { t } = useLingui()
  const deleteAttachment = useDeleteAttachment(record)
  const files = attachmentsOf(record.data)
  const more = files.length - SHOWN
  const label = t({ id: 'records.files.title', message: 'Files of this record' })
  const openAll = async () => {
    const chosen = await dialogs.form<Attachment>({
      title: label,
      render: ({ submit, cancel }) => (
        <FileList files={files} onOpen={file => void openSource(record, file)} onDelete={submit} onClose={cancel} />
      ),
    })
    if (chosen) await deleteAttachment(chosen)
  }
  return (
    <fieldset className={styles.files} aria-label={label}>
      {files.slice(0, SHOWN).map(file => (
        <PillButton key={file.id} icon={iconOf(file)} onClick={() => void openSource(record, file)}>
          {file.name}
        </PillButton>
      ))}
      {files.length === 0 ? null : more > 0 ? (
        <PillButton
          aria-label={t({ id: 'records.files.more', message: plural(more, { one: '+# more', other: '+# more' }) })}
          onClick={() => void openAll()}
        >
          {`+${more}`}
        </PillButton>
      ) : (
        <PillButton icon="ellipsis" aria-label={label} onClick={() => void openAll()}>
          {''}
        </PillButton>
      )}
      <WaitingFiles record={record} />
      <AddFile record={record} />
    </fieldset>
  )
}

interface FileListProps {
  files: readonly Attachment[]
  onOpen: (file: Attachment) => void
  onDelete: (file: Attachment) => void
  onClose: () => void
}

function FileList({ files, onOpen, onDelete, onClose }: FileListProps) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  return (
    <>
      <RowList>
        {files.map(file => {
          const { name } = file
          return (
            <Row
              key={file.id}
              compact
              title={
                <button type="button" onClick={() => onOpen(file)}>
                  {name}
                </button>
              }
              meta={file.size === null ? undefined : fileSize(file.size)}
              trailing={
                <IconButton
                  icon="trash-2"
                  label={t({ id: 'records.files.delete', message: `Delete ${name}` })}
                  onClick={() => onDelete(file)}
                />
              }
            />
          )
        })}
      </RowList>
      <Button block onClick={onClose}>
        {t({ id: 'records.files.close', message: 'Close' })}
      </Button>
    </>
  )
}
