import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Banner } from '../../components/feedback/banner.tsx'
import { useRecorderValue } from '../../state/recording.ts'

/** What the person should know while it goes on: silence, little room, the usual length passed, a gap. */
export function RecorderNotices() {
  const { t } = useLingui()
  const silent = useRecorderValue(({ warnings }) => warnings.silent, false)
  const unmeasured = useRecorderValue(({ warnings }) => warnings.unmeasured, false)
  const minutes = useRecorderValue(
    ({ warnings: { storageSeconds } }) => (storageSeconds === null ? null : Math.floor(storageSeconds / 60)),
    null,
  )
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
              message: 'Nothing has been heard for 10 seconds. Check the microphone; the recording goes on.',
            })}
          </Banner>
        </div>
      )}
      {unmeasured && (
        <Banner tone="info" icon="info">
          {t({ id: 'scribe.warn.unmeasured', message: 'The sound level cannot be measured. The recording goes on.' })}
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
      {past && (
        <Banner tone="info" icon="clock">
          {t({ id: 'scribe.warn.long', message: '30 minutes are over. The recording goes on; nothing is cut.' })}
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
