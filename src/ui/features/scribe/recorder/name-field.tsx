import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../../components/form/text-field.tsx'
import { useMinute } from '../../../record-kit/use-minute.ts'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import { useRecordingDraft } from '../../../state/recorder/recording-draft.ts'
import type { ScribeRecorder } from '../../../state/recorder/scribe-recorder.ts'
import { useDefaultTitle } from '../recording/default-title.ts'
import { NAME_LENGTH, nameOfFile } from '../recording/file-name.ts'

/** The recording's name; a blank one becomes the dated title (decision 68), also that of a file. */
export function NameField({ scribe, file }: { scribe: ScribeRecorder; file: File | null }) {
  const { t } = useLingui()
  const { name } = useRecordingDraft()
  const defaultTitle = useDefaultTitle()
  const now = useMinute()
  const resting = useRecorderValue(({ state: { kind } }) => kind === 'idle' || kind === 'failed', true)
  const dated = defaultTitle(resting ? now : (scribe.startedAt() ?? now))
  const unnamed = file ? nameOfFile(file) : dated
  return (
    <TextField
      label={t({ id: 'scribe.name', message: 'Name' })}
      value={name ?? unnamed}
      maxLength={NAME_LENGTH}
      onChange={event => scribe.describe({ name: event.currentTarget.value })}
      onBlur={() => {
        if (name !== null && name.trim() === '') scribe.describe({ name: file ? dated : null })
      }}
    />
  )
}
