import { useLingui } from '@lingui/react/macro'
import { holdDocuments } from '../../../../db/commands/documents.ts'
import { Banner } from '../../../components/feedback/banner.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { useTick } from '../../../record-kit/use-tick.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { DropZone } from './choose/drop-zone.tsx'
import { SharedFailure, SharedOffer } from './choose/shared-offer.tsx'
import { useOpenedFiles } from './choose/use-opened-files.ts'
import { useMadeHere, useUploadList } from './choose/use-upload-list.ts'
import { FileList } from './files/file-list.tsx'
import { itemStatus, mayStart, overallOf, type UploadEntry } from './files/upload-entry.ts'
import { useInProgressRefresh } from './files/use-finished.ts'
import { useUploadEntries } from './files/use-upload-entries.ts'
import { JoinOffer } from './join/join-offer.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { UploadFooter } from './upload-footer.tsx'
import styles from './upload-screen.module.css'
import { WhatHappens } from './what-happens.tsx'

/** Milliseconds that nothing is sent while the picker or the camera covers the page. */
const CHOOSING_MS = 3 * 60_000

const NONE: readonly UploadEntry[] = []

/** Documents on their way into the health records (H §2). */
export function UploadScreen({ shared }: { shared?: 'signed-out' | 'failed' }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const contact = useServerContact()
  const found = useUploadEntries(useMadeHere())
  const entries = found.kind === 'ready' ? found.entries : NONE
  const ready = entries.filter(mayStart)
  const { list, state, limit, plan, mayUpload, add } = useUploadList(ready.length)
  // A held upload begins without any event of the page.
  const now = useTick(ready.length > 0, 1000)
  const { chosen } = state
  const overall = overallOf([...chosen, ...entries])
  const sent = entries.filter(entry => itemStatus(entry) === 'success').map(entry => entry.clientId)
  useInProgressRefresh(sent.length > 0, listed => list.forget(sent.filter(clientId => listed.has(clientId))))
  const hold = (ms?: number) =>
    holdDocuments(
      context,
      ready.map(({ clientId }) => clientId),
      ms,
    )
  useOpenedFiles(mayUpload ? add : null)
  const { megabytes } = limit
  const away = contact.kind === 'away'
  return (
    <Page
      title={t({ id: 'records.upload.title', message: 'Upload a document' })}
      subtitle={t({
        id: 'records.upload.subtitle',
        message: `Up to 5 files at a time, up to ${megabytes} MB each. What kind of document it is, we find out.`,
      })}
    >
      <OfflineNotice entries={entries} />
      {!mayUpload && (
        <Banner tone="warn" icon="lock">
          {t({ id: 'messages.noDemoPermission', message: 'The basic plan of the demo does not allow this' })}
        </Banner>
      )}
      <SharedFailure shared={shared} />
      <SharedOffer add={add} disabled={!mayUpload} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <DropZone
            disabled={!mayUpload}
            onChoosing={() => void hold(CHOOSING_MS)}
            onFiles={files => {
              void hold()
              void add(files)
            }}
          />
          {found.kind === 'failed' && (
            <ErrorState
              title={t({ id: 'records.upload.unread', message: 'The files on this device cannot be listed' })}
            >
              {t({ id: 'records.upload.unread.text', message: 'They are kept. Reload the page.' })}
            </ErrorState>
          )}
          <JoinOffer entries={entries} limit={limit} list={list} />
          {chosen.length + entries.length > 0 && (
            <>
              <FileList chosen={chosen} entries={entries} overall={overall} list={list} now={now} />
              <UploadFooter entries={entries} overall={overall} isAway={away} />
            </>
          )}
        </div>
        <WhatHappens done={stepsDone(entries)} plan={plan} limit={limit} />
      </div>
    </Page>
  )
}

/** Steps that every stored file has done: saved, sent. */
function stepsDone(entries: readonly UploadEntry[]): number {
  if (entries.length === 0) return 0
  return entries.every(({ state }) => state.kind === 'sent') ? 2 : 1
}
