import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Progress } from '../../../components/feedback/progress.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from './sync-centre.module.css'
import type { ServerStorageModel } from './sync-items.ts'

/** From here on it is said that the account will be full. */
const SCARCE = 0.9

/** Room of the account on the server: of files, or of entries where these are nearer to their limit. */
export function ServerStorage({ storage }: { storage: ServerStorageModel }) {
  const { t } = useLingui()
  const { used: stored, quota: allowed, refused } = storage
  const { storageSize, number } = useFormat()
  const shares = { bytes: stored.bytes / allowed.bytes, rows: stored.rows / allowed.rows }
  const share = Math.max(shares.bytes, shares.rows)
  const rows = number(stored.rows)
  const count = allowed.rows
  const [used, quota] = [storageSize(stored.bytes), storageSize(allowed.bytes)]
  const text =
    shares.rows > shares.bytes
      ? t({
          id: 'shell.centre.entriesOf',
          message: plural(count, { one: `${rows} of # entry`, other: `${rows} of # entries` }),
        })
      : t({ id: 'shell.centre.storageOf', message: `${used} of ${quota}` })
  const label = t({ id: 'shell.centre.serverStorage', message: 'Your account on the server' })
  return (
    <>
      <dl>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </dl>
      <Progress label={label} value={share} text={text} />
      {(refused || share >= SCARCE) && (
        <p className={styles.room} data-scarce>
          {refused || share >= 1
            ? t({
                id: 'shell.centre.serverFull',
                message:
                  'It is full. What has no room stays on this device. Delete what you no longer need, and it is sent.',
              })
            : t({
                id: 'shell.centre.serverScarce',
                message:
                  'It is almost full. Delete what you no longer need; what has no room will stay on this device.',
              })}
        </p>
      )}
    </>
  )
}
