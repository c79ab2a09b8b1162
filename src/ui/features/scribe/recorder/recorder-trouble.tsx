import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { RecorderSnapshot } from '../../../../audio/recorder/recorder-snapshot.ts'
import { downloadName } from '../../../../domain/files/file-names.ts'
import { saveAsFile } from '../../../../platform/browser/save-file.ts'
import { Button } from '../../../components/action/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import { useSaving } from '../../../state/recorder/recording-draft.ts'
import type { ScribeRecorder } from '../../../state/recorder/scribe-recorder.ts'
import styles from './recorder-trouble.module.css'
import { type Trouble, useTroubleText } from './trouble-text.ts'

interface RecorderTroubleProps {
  scribe: ScribeRecorder
  onStart: () => void
  onSave: () => void
}

const faultOf = ({ state }: RecorderSnapshot): Trouble | null =>
  state.kind === 'failed' || state.kind === 'paused' ? state.fault : null

/** Shows one problem of the recorder at a time: what happened, what was kept, what can be done. */
export function RecorderTrouble({ scribe, onStart, onSave }: RecorderTroubleProps) {
  const { t } = useLingui()
  const { recorder } = scribe
  const kind = useRecorderValue(({ state }) => state.kind, 'idle')
  const reason = useRecorderValue(({ state }) => (state.kind === 'interrupted' ? state.reason : null), null)
  const fault = useRecorderValue(faultOf, null)
  const saving = useSaving()
  const words = useTroubleText()
  const discard = useDiscard(scribe)
  const interruptions = {
    gone: {
      title: t({ id: 'scribe.interruption', message: 'The microphone is disconnected' }),
      text: t({
        id: 'scribe.interruption.text',
        message: 'What was said is kept. Recording continues by itself when the microphone is back.',
      }),
    },
    withdrawn: {
      title: t({ id: 'scribe.interruption.withdrawn.title', message: 'The microphone is no longer allowed' }),
      text: t({
        id: 'scribe.interruption.withdrawn',
        message: 'The permission was taken away. What was said is kept. Allow the microphone, then continue.',
      }),
    },
    storage: {
      title: t({ id: 'scribe.interruption.storage.title', message: 'No room to store more' }),
      text: t({
        id: 'scribe.interruption.storage',
        message: 'The device has no room to store more. What was said is kept. Free some room, then continue.',
      }),
    },
  }
  const again = t({ id: 'scribe.trouble.again', message: 'Try again' })
  const discardButton = (
    <Button variant="quiet" icon="trash-2" onClick={() => void discard()}>
      {t({ id: 'scribe.discard', message: 'Discard' })}
    </Button>
  )

  switch (kind) {
    case 'failed':
      return (
        fault && (
          <Sheet trouble={fault} {...words(fault)}>
            <Button variant="primary" icon="rotate-cw" onClick={onStart}>
              {again}
            </Button>
          </Sheet>
        )
      )
    case 'interrupted':
      return (
        <Sheet {...interruptions[reason === 'storage' || reason === 'withdrawn' ? reason : 'gone']}>
          <Button variant="primary" icon="mic" onClick={() => recorder.resume()}>
            {t({ id: 'scribe.resume', message: 'Continue' })}
          </Button>
          {discardButton}
        </Sheet>
      )
    case 'paused':
      return fault ? (
        <Sheet trouble={fault} {...words(fault)}>
          <Button variant="primary" icon="mic" onClick={() => recorder.resume()}>
            {t({ id: 'scribe.resume', message: 'Continue' })}
          </Button>
          {discardButton}
        </Sheet>
      ) : (
        discardButton
      )
    case 'stopped':
      return (
        saving.kind === 'failed' && (
          <Sheet trouble={saving} {...words(saving)}>
            <Button variant="primary" icon="save" onClick={onSave}>
              {t({ id: 'scribe.saveAgain', message: 'Save again' })}
            </Button>
            <DownloadParts scribe={scribe} />
            {discardButton}
          </Sheet>
        )
      )
    case 'idle':
    case 'requesting':
    case 'recording':
    case 'stopping':
      return null
  }
}

interface SheetProps {
  trouble?: Trouble
  title: string
  text: string
  children: ReactNode
}

function Sheet({ trouble, title, text, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={sheet} className={styles.sheet} role="alert" data-code={trouble?.code}>
      <Icon name="triangle-alert" />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        <div className={styles.acts}>{children}</div>
      </div>
    </div>
  )
}

/** Saves the audio as files: the last resort if the recording cannot be stored. */
function DownloadParts({ scribe }: { scribe: ScribeRecorder }) {
  const { t } = useLingui()
  const download = async () => {
    const { state } = scribe.recorder.snapshot()
    if (state.kind !== 'stopped') return
    const { finished } = state
    const parts = await finished.segments()
    for (const [index, part] of parts.entries()) {
      saveAsFile(part, downloadName(`${finished.sessionId} ${index + 1}`, finished.mimeType))
    }
  }
  return (
    <Button icon="download" onClick={() => void download()}>
      {t({ id: 'scribe.downloadParts', message: 'Download' })}
    </Button>
  )
}

function useDiscard(scribe: ScribeRecorder): () => Promise<void> {
  const { t } = useLingui()
  const words = useTroubleText()
  return async () => {
    const sure = await dialogs.confirm({
      title: t({ id: 'scribe.discard.this', message: 'Discard this recording?' }),
      text: t({ id: 'scribe.discard.text', message: 'What was recorded will be gone for good.' }),
      confirm: t({ id: 'scribe.discard', message: 'Discard' }),
      tone: 'danger',
    })
    if (!sure) return
    try {
      await scribe.recorder.discard()
      scribe.forget()
    } catch {
      toasts.show({ kind: 'error', ...words({ code: 'RECORDING_FAILED', detail: 'storage-error' }) })
    }
  }
}
