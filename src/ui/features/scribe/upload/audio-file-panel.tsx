import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/action/button.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from './audio-file-panel.module.css'
import { useAudioFileText } from './audio-file-text.ts'
import { useAudioFile } from './use-audio-file.ts'
import { useSaveAudioFile } from './use-save-audio-file.ts'

interface AudioFilePanelProps {
  file: File
  onRemove: () => void
  onSaved: () => void
}

/** Checks an existing audio file, then saves it like a recording. */
export function AudioFilePanel({ file, onRemove, onSaved }: AudioFilePanelProps) {
  const { t } = useLingui()
  const { duration, fileSize } = useFormat()
  const faultText = useAudioFileText()
  const state = useAudioFile(file)
  const { save, saving } = useSaveAudioFile()
  const remove = <Button onClick={onRemove}>{t({ id: 'scribe.file.remove', message: 'Choose another way' })}</Button>
  return (
    <section className={styles.panel} aria-label={t({ id: 'scribe.file', message: 'Audio file' })}>
      <Icon name="audio-lines" size={32} />
      <p className={styles.name}>{file.name}</p>
      {state.kind === 'reading' && (
        <>
          <p className={styles.facts}>{t({ id: 'scribe.file.reading', message: 'Checking the file' })}</p>
          <Progress label={t({ id: 'scribe.file.reading', message: 'Checking the file' })} value={null} />
          {remove}
        </>
      )}
      {state.kind === 'refused' && (
        <>
          <p className={styles.fault} role="alert">
            <Icon name="circle-alert" size={18} />
            {faultText(state.fault)}
          </p>
          <p className={styles.facts}>{t({ id: 'scribe.file.accepted', message: 'WebM, MP4 or WAV, up to 100 MB' })}</p>
          {remove}
        </>
      )}
      {state.kind === 'ready' && (
        <>
          <p className={styles.facts}>
            {duration(state.content.durationSeconds)} · {fileSize(file.size)}
          </p>
          <div className={styles.acts}>
            <Button
              variant="primary"
              size="lg"
              icon="save"
              busy={saving}
              onClick={async () => {
                if (await save(file, state.content)) onSaved()
              }}
            >
              {t({ id: 'scribe.file.save', message: 'Save the recording' })}
            </Button>
            {remove}
          </div>
        </>
      )}
    </section>
  )
}
