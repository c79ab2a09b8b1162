import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { renameRecording } from '../../../../db/commands/recordings.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useDefaultTitle } from './default-title.ts'
import { NAME_LENGTH } from './file-name.ts'
import styles from './recording-title.module.css'

/** The name, or a field to edit it: Enter and blur save the new name, Escape keeps the old one. */
export function RecordingTitle({ recording }: { recording: RecordingDocument }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const defaultTitle = useDefaultTitle()
  const [text, setText] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Enter is saving it: the blur that may follow saves nothing. */
  const isKept = useRef(false)
  const { clientId, name, createdAt } = recording
  const unnamed = defaultTitle(parseTimestamp(createdAt) ?? 0)

  const end = (refocus: boolean) => {
    setText(null)
    if (refocus) requestAnimationFrame(() => button.current?.focus())
  }
  const keep = async (refocus: boolean) => {
    if (text === null || isKept.current) return
    isKept.current = true
    const next = text.trim() || unnamed
    try {
      if (next !== name) await renameRecording(context, clientId, next)
      end(refocus)
    } catch {
      isKept.current = false
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    }
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void keep(true)
    else if (event.key === 'Escape') end(true)
  }
  if (text === null) {
    return (
      <>
        {name.trim() || unnamed}
        <span className={styles.rename}>
          <IconButton
            ref={button}
            icon="pencil"
            size="sm"
            label={t({ id: 'scribe.action.rename', message: 'Rename' })}
            onClick={() => {
              isKept.current = false
              setText(name)
            }}
          />
        </span>
      </>
    )
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the user pressed the pencil to write in the field.
      autoFocus
      className={styles.input}
      aria-label={t({ id: 'scribe.name', message: 'Name' })}
      value={text}
      maxLength={NAME_LENGTH}
      onChange={event => setText(event.currentTarget.value)}
      onKeyDown={onKey}
      onBlur={() => void keep(false)}
    />
  )
}
