import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { CommandContext } from '../../../../../db/commands/context.ts'
import { Button } from '../../../../components/action/button.tsx'
import { IconButton } from '../../../../components/action/icon-button.tsx'
import type { FormControls } from '../../../../components/overlay/dialogs.ts'
import type { UploadEntry } from '../files/upload-entry.ts'
import { useBlobUrl } from '../files/view-file.tsx'
import styles from './page-order.module.css'

interface PageOrderProps {
  pages: readonly UploadEntry[]
  controls: FormControls<readonly UploadEntry[]>
  /** A dialog is rendered outside the screen. */
  context: CommandContext
}

/** The pages of a document to be: moved, left out, and every change can be undone. */
export function PageOrder({ pages: given, controls, context }: PageOrderProps) {
  const { t } = useLingui()
  const [versions, setVersions] = useState<readonly (readonly UploadEntry[])[]>([given])
  const [said, setSaid] = useState('')
  const pages = versions.at(-1) ?? given
  const change = (next: readonly UploadEntry[], announcement: string) => {
    setVersions([...versions, next])
    setSaid(announcement)
  }
  const move = (from: number, to: number) => {
    const page = pages[from]
    if (!page || to < 0 || to >= pages.length) return
    const place = to + 1
    change(
      pages.toSpliced(from, 1).toSpliced(to, 0, page),
      t({ id: 'records.upload.page.moved', message: `${page.fileName} is page ${place} now` }),
    )
  }
  return (
    <div className={styles.order}>
      <ol className={styles.pages}>
        {pages.map((page, place) => (
          <PageItem
            key={page.clientId}
            page={page}
            number={place + 1}
            count={pages.length}
            context={context}
            onMove={by => move(place, place + by)}
            onLeaveOut={() =>
              change(
                pages.toSpliced(place, 1),
                t({ id: 'records.upload.page.out', message: `${page.fileName} stays a document of its own` }),
              )
            }
          />
        ))}
      </ol>
      <p className="spoken" role="status">
        {said}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          disabled={versions.length === 1}
          onClick={() => {
            setVersions(versions.slice(0, -1))
            setSaid(t({ id: 'records.upload.page.undone', message: 'Undone' }))
          }}
        >
          {t({ id: 'kit.undo', message: 'Undo' })}
        </Button>
        <Button onClick={controls.cancel}>{t({ id: 'kit.patient.cancel', message: 'Cancel' })}</Button>
        <Button variant="primary" disabled={pages.length < 2} onClick={() => controls.submit(pages)}>
          {t({ id: 'records.upload.join.do', message: 'Make one document' })}
        </Button>
      </div>
    </div>
  )
}

interface PageItemProps {
  page: UploadEntry
  number: number
  count: number
  context: CommandContext
  onMove: (by: 1 | -1) => void
  onLeaveOut: () => void
}

function PageItem({ page, number, count, context, onMove, onLeaveOut }: PageItemProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<Blob | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const url = useBlobUrl(file)
  const { clientId, fileName } = page
  useEffect(() => {
    let isHere = true
    void context.uploads.blob(context.accountId, clientId).then(blob => isHere && setFile(blob?.bytes ?? null))
    return () => {
      isHere = false
    }
  }, [context, clientId])
  // A button at the end of the order is disabled under the finger: the other one takes the focus.
  const move = (by: 1 | -1) => {
    onMove(by)
    requestAnimationFrame(() => {
      if (document.activeElement instanceof HTMLButtonElement && !document.activeElement.disabled) return
      buttons.current?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus()
    })
  }
  return (
    <li className={styles.page}>
      <div className={styles.sheet}>{url && <img src={url} alt="" />}</div>
      <p className={styles.name}>
        {t({ id: 'records.upload.page', message: `Page ${number}` })}
        <span>{fileName}</span>
      </p>
      <div className={styles.moves} ref={buttons}>
        <IconButton
          icon="arrow-up"
          label={t({ id: 'records.upload.page.earlier', message: `Move ${fileName} forward` })}
          disabled={number === 1}
          onClick={() => move(-1)}
        />
        <IconButton
          icon="arrow-down"
          label={t({ id: 'records.upload.page.later', message: `Move ${fileName} back` })}
          disabled={number === count}
          onClick={() => move(1)}
        />
        <IconButton
          icon="x"
          label={t({ id: 'records.upload.page.leaveOut', message: `Leave out ${fileName}` })}
          onClick={onLeaveOut}
        />
      </div>
    </li>
  )
}
