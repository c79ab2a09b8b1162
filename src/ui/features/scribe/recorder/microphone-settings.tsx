import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import type { Recorder } from '../../../../audio/recorder/recorder.ts'
import { RecorderError } from '../../../../audio/recorder/recorder-error.ts'
import type { AudioChoices } from '../../../../audio/store/settings-store.ts'
import type { MicrophoneDevice } from '../../../../platform/microphone.ts'
import { Button } from '../../../components/action/button.tsx'
import { Select } from '../../../components/form/select.tsx'
import { Switch } from '../../../components/form/switch.tsx'
import { Popover } from '../../../components/overlay/popover.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import styles from './new-recording.module.css'
import { useTroubleText } from './trouble-text.ts'

const SYSTEM = 'system'

/** Chooses the microphone and its noise suppression; both can change during a recording. */
export function MicrophoneSettings({ recorder }: { recorder: Recorder }) {
  const { t } = useLingui()
  const label = useRecorderValue(snapshot => snapshot.device?.label ?? null, null)
  return (
    <Popover
      title={t({ id: 'scribe.microphone', message: 'Microphone' })}
      trigger={
        <Button variant="quiet" size="sm" icon="mic" iconEnd="chevron-down">
          {label || t({ id: 'scribe.microphone', message: 'Microphone' })}
        </Button>
      }
    >
      <Choices recorder={recorder} />
    </Popover>
  )
}

function Choices({ recorder }: { recorder: Recorder }) {
  const { t } = useLingui()
  const words = useTroubleText()
  const [devices, setDevices] = useState<MicrophoneDevice[]>([])
  const [choices, setChoices] = useState<AudioChoices | null>(null)
  const read = useCallback(async () => {
    setDevices(await recorder.devices())
    setChoices(await recorder.choices().catch(() => null))
  }, [recorder])
  useEffect(() => void read(), [read])

  const choose = async (change: Partial<AudioChoices>) => {
    try {
      await recorder.choose(change)
    } catch (error) {
      if (!(error instanceof RecorderError)) throw error
      toasts.show({ kind: 'error', ...words(error) })
    }
    await read()
  }
  const options = [
    { value: SYSTEM, label: t({ id: 'scribe.microphone.system', message: 'System default' }) },
    ...devices.map(({ id, label }, index) => {
      const number = index + 1
      return { value: id, label: label || t({ id: 'scribe.microphone.nth', message: `Microphone ${number}` }) }
    }),
  ]
  return (
    <div className={styles.settings}>
      <Select
        label={t({ id: 'scribe.microphone.which', message: 'Which one' })}
        options={options}
        value={choices?.deviceId ?? SYSTEM}
        onChange={id => void choose({ deviceId: id === SYSTEM ? null : id })}
      />
      <Switch
        label={t({ id: 'scribe.noise', message: 'Reduce noise' })}
        hint={t({ id: 'scribe.noise.hint', message: 'Off if a quiet voice from across the room gets lost.' })}
        checked={choices?.noiseSuppression ?? true}
        disabled={choices === null}
        onChange={on => void choose({ noiseSuppression: on })}
      />
    </div>
  )
}
