import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import { useRecordingDraft } from '../../../state/recorder/recording-draft.ts'
import type { ScribeRecorder } from '../../../state/recorder/scribe-recorder.ts'
import { isSubtype, type Subtype, useSubtypeWords } from '../recording/subtype-words.ts'
import { AudioFilePanel } from '../upload/audio-file-panel.tsx'
import { LiveCaptions } from './live-captions.tsx'
import { NameField } from './name-field.tsx'
import styles from './new-recording.module.css'
import { PatientLine } from './patient-line.tsx'
import { RecorderPanel } from './recorder-panel.tsx'
import { TranscriptNote } from './transcript-note.tsx'

const TYPES: readonly Subtype[] = ['dialog', 'dictation']

/** Records audio, or takes an audio file or a transcript; once saved, it is on the list at once. */
export function NewRecordingScreen({ scribe }: { scribe: ScribeRecorder }) {
  const { t } = useLingui()
  const words = useSubtypeWords()
  const draft = useRecordingDraft()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const resting = useRecorderValue(({ state: { kind } }) => kind === 'idle' || kind === 'failed', true)
  const toList = () => void navigate({ to: '/ambient-scribe/list' })
  return (
    <Page
      width="form"
      title={t({ id: 'scribe.list.new', message: 'New recording' })}
      back={{ to: '/ambient-scribe/list', label: t({ id: 'scribe.list.title', message: 'Audio recordings' }) }}
    >
      <div className={styles.about}>
        <NameField scribe={scribe} file={file} />
        <div className={styles.choices}>
          <PatientLine />
          <SegmentedChoice
            label={t({ id: 'scribe.type', message: 'Type of recording' })}
            options={TYPES.map(value => ({ value, label: words[value].name }))}
            value={isSubtype(draft.subtype) ? draft.subtype : null}
            onChange={subtype => scribe.describe({ subtype })}
          />
        </div>
      </div>
      {file && resting ? (
        <AudioFilePanel file={file} onRemove={() => setFile(null)} onSaved={toList} />
      ) : (
        <RecorderPanel scribe={scribe} onFile={setFile} onSaved={toList} />
      )}
      <LiveCaptions scribe={scribe} />
      <TranscriptNote scribe={scribe} alone={resting && !file} onSaved={toList} />
    </Page>
  )
}
