import { useLingui } from '@lingui/react/macro'
import type { RecorderSnapshot } from '../../../../audio/recorder/recorder-snapshot.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import styles from './stored-line.module.css'

/** One piece per second plus the time to write it; with more unstored seconds "stored" would be false. */
const UNSTORED_SECONDS = 2.5

const SHOWN: ReadonlySet<RecorderSnapshot['state']['kind']> = new Set(['recording', 'paused', 'interrupted', 'stopped'])

function storedState({ state, seconds, storedSeconds, warnings }: RecorderSnapshot): 'none' | 'stored' | 'unstored' {
  if (!SHOWN.has(state.kind)) return 'none'
  if (warnings.storing !== null || seconds - storedSeconds >= UNSTORED_SECONDS) return 'unstored'
  // Nothing is claimed before the first piece is on the disk.
  return storedSeconds > 0 ? 'stored' : 'none'
}

/** R1: says that everything is stored only while that is true. */
export function StoredLine() {
  const { t } = useLingui()
  const state = useRecorderValue(storedState, 'none')
  const unstored = useRecorderValue(({ seconds, storedSeconds }) => Math.round(seconds - storedSeconds), 0)
  switch (state) {
    case 'none':
      return null
    case 'stored':
      return (
        <p className={styles.line} data-tone="ok">
          <Icon name="save" size={18} />
          {t({
            id: 'scribe.stored',
            message:
              'Stored on this device, second by second. If the app is closed, the last second or two may be missing.',
          })}
        </p>
      )
    case 'unstored':
      return (
        <div className={styles.line} data-tone="danger">
          <Icon name="triangle-alert" size={18} />
          <p>{t({ id: 'scribe.unstored', message: `The last ${unstored} s are not stored. Keep the app open.` })}</p>
          <span className="spoken" role="alert">
            {t({ id: 'scribe.unstored.spoken', message: 'The device is not storing. Keep the app open.' })}
          </span>
        </div>
      )
  }
}
