import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PRESETS } from '../../../../audio/recorder/presets.ts'
import { LOW_STORAGE_SECONDS, secondsLeft } from '../../../../audio/recorder/storage-watch.ts'
import { Banner } from '../../../components/feedback/banner.tsx'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import { useStorageRoom } from '../../../state/sync/use-storage-room.ts'

/** R8: minutes of recording that fit before one begins; null if enough do, or the browser does not say. */
function useScarceMinutes(): number | null {
  const room = useStorageRoom()
  if (!room) return null
  const { usedBytes: usage, quotaBytes: quota } = room
  const seconds = secondsLeft({ usage, quota }, 0, PRESETS.medical.bitsPerSecond)
  return seconds === null || seconds >= LOW_STORAGE_SECONDS ? null : Math.floor(seconds / 60)
}

/** Warnings before a recording (little storage) and during it: silence, no level, over 30 minutes, a new part, gaps. */
export function RecorderNotices() {
  const { t } = useLingui()
  const silent = useRecorderValue(({ warnings }) => warnings.silent, false)
  const unmeasured = useRecorderValue(({ warnings }) => warnings.unmeasured, false)
  const minutes = useRecorderValue(
    ({ warnings: { storageSeconds } }) => (storageSeconds === null ? null : Math.floor(storageSeconds / 60)),
    null,
  )
  const minutesBefore = useScarceMinutes()
  const resting = useRecorderValue(({ state: { kind } }) => kind === 'idle' || kind === 'failed', true)
  const past = useRecorderValue(({ warnings }) => warnings.pastMaximum, false)
  const gaps = useRecorderValue(snapshot => snapshot.gaps.length, 0)
  const part = useRecorderValue(snapshot => snapshot.part, 1)
  return (
    <>
      {silent && (
        <div role="alert">
          <Banner tone="danger" icon="triangle-alert">
            {t({
              id: 'scribe.warn.silent',
              message: 'Nothing has been heard for 10 seconds. Check the microphone; the recording continues.',
            })}
          </Banner>
        </div>
      )}
      {unmeasured && (
        <Banner tone="info" icon="info">
          {t({ id: 'scribe.warn.unmeasured', message: 'The sound level cannot be measured. The recording continues.' })}
        </Banner>
      )}
      {minutes !== null && (
        <div role="alert">
          <Banner tone="warn" icon="hard-drive">
            {t({
              id: 'scribe.warn.storage',
              message: plural(minutes, {
                0: 'There is room for less than a minute on this device. What is recorded stays.',
                one: 'There is room for about # minute on this device. What is recorded stays.',
                other: 'There is room for about # minutes on this device. What is recorded stays.',
              }),
            })}
          </Banner>
        </div>
      )}
      {resting && minutesBefore !== null && (
        <Banner tone="warn" icon="hard-drive">
          {t({
            id: 'scribe.warn.storageBefore',
            message: plural(minutesBefore, {
              0: 'There is room for less than a minute of recording on this device. Free some room first.',
              one: 'There is room for about # minute of recording on this device. Free some room first.',
              other: 'There is room for about # minutes of recording on this device. Free some room first.',
            }),
          })}
        </Banner>
      )}
      {past && (
        <Banner tone="info" icon="clock">
          {t({ id: 'scribe.warn.long', message: '30 minutes are over. The recording continues; nothing is cut.' })}
        </Banner>
      )}
      {part > 1 && (
        <Banner tone="info" icon="info">
          {t({ id: 'scribe.warn.part', message: `Part ${part} is being recorded. All parts are saved together.` })}
        </Banner>
      )}
      {gaps > 0 && (
        <Banner tone="warn" icon="info">
          {t({
            id: 'scribe.warn.gaps',
            message: plural(gaps, {
              one: 'The recording has # gap: nothing was recorded for a while.',
              other: 'The recording has # gaps: nothing was recorded for a while.',
            }),
          })}
        </Banner>
      )}
    </>
  )
}
