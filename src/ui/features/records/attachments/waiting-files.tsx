import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { deleteDocument, undoDelete, uploadNow } from '../../../../db/commands/uploads.ts'
import { attachmentsUnderWay } from '../../../../db/queries/upload-files.ts'
import { needsPerson, waitState, waitsOf } from '../../../../db/queries/wait-state.ts'
import { Button } from '../../../components/action/button.tsx'
import { PillButton } from '../../../components/feedback/pill.tsx'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { Row, RowList } from '../../../components/surface/row.tsx'
import { useDeleteWithUndo } from '../../../record-kit/use-delete-with-undo.ts'
import { useMinute } from '../../../record-kit/use-minute.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { uploadMode } from '../../../state/sync/upload-mode.ts'
import { useWaitFacts } from '../../../state/sync/use-wait-facts.ts'
import { useRecordCardWords } from '../list/record-card-words.ts'
import { useViewFile } from '../upload/files/view-file.tsx'

/** Files of this device that are being added to a record; each can be opened, sent again and taken back. */
export function WaitingFiles({ record: { clientId } }: { record: HealthRecordDocument }) {
  const { t } = useLingui()
  const { database } = useCommandContext()
  const facts = useWaitFacts()
  const now = useMinute()
  const found = useLive(useCallback(() => attachmentsUnderWay(database, clientId), [database, clientId]))
  const files = found.kind === 'ready' ? found.value : []
  return files.map(file => {
    const isStuck = needsPerson(waitState(waitsOf(file as never), facts, now))
    const { name } = file
    return (
      <PillButton
        key={file.clientId}
        icon={isStuck ? 'circle-alert' : 'clock'}
        tone={isStuck ? 'danger' : 'warn'}
        onClick={() =>
          void dialogs.form<void>({ title: name, render: ({ cancel }) => <WaitingFile file={file} onClose={cancel} /> })
        }
      >
        {isStuck
          ? t({ id: 'records.files.stuck', message: `${name}: not sent` })
          : t({ id: 'records.files.waiting', message: `${name}: waiting to be sent` })}
      </PillButton>
    )
  })
}

function WaitingFile({ file, onClose }: { file: HealthRecordDocument; onClose: () => void }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const view = useViewFile()
  const facts = useWaitFacts()
  const words = useRecordCardWords()
  const now = useMinute()
  const deleteWithUndo = useDeleteWithUndo()
  const { clientId, name, data } = file
  const { badge, sentence } = words(waitState(waitsOf(file as never), facts, now))
  const remove = async () => {
    onClose()
    await deleteWithUndo({
      question: {
        title: t({ id: 'records.files.delete.title', message: `Delete the file “${name}”?` }),
        text: t({ id: 'records.files.delete.unsent', message: 'It was not sent yet: it is on this device only.' }),
      },
      done: t({ id: 'attachments.delete.success', message: `File “${name}” deleted` }),
      failed: { title: t({ id: 'attachments.delete.error', message: `The file “${name}” could not be deleted` }) },
      remove: () => deleteDocument(context, 'healthRecords', clientId),
      undo: () => undoDelete(context, 'healthRecords', clientId, uploadMode.get()),
    })
  }
  const entry = { clientId, name, fileName: name, mimeType: data.mimeType ?? '' }
  return (
    <>
      <RowList>
        <Row compact title={badge?.text ?? name} meta={sentence ?? undefined} />
      </RowList>
      <Button block onClick={() => void view(entry)}>
        {t({ id: 'records.files.open', message: 'Open' })}
      </Button>
      <Button block onClick={() => void uploadNow(context, clientId).then(onClose, onClose)}>
        {t({ id: 'records.files.send', message: 'Send now' })}
      </Button>
      <Button block variant="danger" onClick={() => void remove()}>
        {t({ id: 'records.files.remove', message: 'Delete' })}
      </Button>
    </>
  )
}
