import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../components/form/text-field.tsx'
import { useRecorderValue } from '../../state/recording.ts'
import { useRecordingDraft } from '../../state/recording-draft.ts'
import type { ScribeRecorder } from '../../state/scribe-recorder.ts'
import { useDefaultTitle } from './default-title.ts'
import { NAME_LENGTH, nameOfFile } from './file-name.ts'
import { useMinute } from './use-minute.ts'

/** The recording's name. Blank is the dated title again (decision 68). */
export function NameField({ scribe, file }: { scribe: ScribeRecorder; file: File | null }) {
  const { t } = useLingui()
  const { name } = useRecordingDraft()
  const defaultTitle = useDefaultTitle()
  const now = useMinute()
  const resting = useRecorderValue(({ state: { kind } }) => kind === 'idle' || kind === 'failed', true)
  const unnamed = file ? nameOfFile(file) : defaultTitle(resting ? now : (scribe.startedAt() ?? now))
  return (
    <TextField
      label={t({ id: 'scribe.name', message: 'Name' })}
      value={name ?? unnamed}
      maxLength={NAME_LENGTH}
      onChange={event => scribe.describe({ name: event.currentTarget.value })}
      onBlur={() => {
        if (name !== null && name.trim() === '') scribe.describe({ name: null })
      }}
    />
  )
}
