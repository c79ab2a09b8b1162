import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Progress } from '../../../components/feedback/progress.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { useMomentText } from '../../../components/time/moment-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ProtectStorage } from './protect-storage.tsx'
import { recordingRoom } from './recording-room.ts'
import { ServerStorage } from './server-storage.tsx'
import styles from './sync-centre.module.css'
import type { SyncCentreModel } from './sync-items.ts'

/** Shows the last complete sync, how much waits, and how much storage is used and left. */
export function SyncFacts({ model, now }: { model: SyncCentreModel; now: number }) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const { lastComplete, waitingCount, waitingBytes, storage, serverStorage } = model
  const items = t({ id: 'shell.centre.items', message: plural(waitingCount, { one: '# item', other: '# items' }) })
  return (
    <div className={styles.facts}>
      <dl>
        <dt>{t({ id: 'shell.centre.lastComplete', message: 'Last complete sync' })}</dt>
        <dd>
          {lastComplete === null ? (
            t({ id: 'shell.centre.never', message: 'not yet on this device' })
          ) : (
            <>
              <Moment at={lastComplete} now={now} style="clock" />
              {` ${t({ id: 'shell.centre.thisClock', message: '(clock of this device)' })}`}
            </>
          )}
        </dd>
        <dt>{t({ id: 'shell.centre.waitingFact', message: 'Waiting' })}</dt>
        <dd>
          {waitingCount === 0
            ? t({ id: 'shell.centre.nothing', message: 'nothing' })
            : [items, waitingBytes > 0 && fileSize(waitingBytes)].filter(Boolean).join(' · ')}
        </dd>
      </dl>
      <WrongClock offsetMs={model.clockOffsetMs} now={now} />
      {storage && <Storage storage={storage} onProtect={model.onProtect} />}
      {serverStorage && <ServerStorage storage={serverStorage} />}
    </div>
  )
}

/** A clock that is less than this off does not mislead anybody. */
const CLOCK_TOLERANCE_MS = 2 * 60_000

/** The only place that says that this device's clock is wrong. */
function WrongClock({ offsetMs, now }: { offsetMs: number | null; now: number }) {
  const { t } = useLingui()
  const moment = useMomentText('clock')
  if (offsetMs === null || Math.abs(offsetMs) <= CLOCK_TOLERANCE_MS) return null
  const [shown, right] = [moment(now, now), moment(now + offsetMs, now)]
  return (
    <p className={styles.room} data-scarce>
      {t({
        id: 'shell.centre.wrongClock',
        message: `The clock of this device is wrong: it shows ${shown}, the time is ${right}. Times are corrected when they are sent. Please set the clock.`,
      })}
    </p>
  )
}

interface StorageProps {
  storage: NonNullable<SyncCentreModel['storage']>
  onProtect: SyncCentreModel['onProtect']
}

function Storage({ storage, onProtect }: StorageProps) {
  const { t } = useLingui()
  const { storageSize } = useFormat()
  const [used, quota] = [storageSize(storage.usedBytes), storageSize(storage.quotaBytes)]
  const label = t({ id: 'shell.centre.storage', message: 'Storage' })
  const share = t({ id: 'shell.centre.storageOf', message: `${used} of ${quota}` })
  return (
    <>
      <dl>
        <dt>{label}</dt>
        <dd>
          {share}
          {storage.persisted && ` · ${t({ id: 'shell.centre.persisted', message: 'kept by the browser' })}`}
        </dd>
      </dl>
      <Progress
        label={label}
        value={storage.quotaBytes > 0 ? storage.usedBytes / storage.quotaBytes : 0}
        text={share}
      />
      <Room storage={storage} />
      {!storage.persisted && <ProtectStorage onProtect={onProtect} />}
    </>
  )
}

function Room({ storage }: { storage: NonNullable<SyncCentreModel['storage']> }) {
  const { t } = useLingui()
  const { unit, count, scarce } = recordingRoom(storage)
  return (
    <p className={styles.room} data-scarce={scarce || undefined}>
      {unit === 'hours'
        ? t({
            id: 'shell.centre.roomHours',
            message: plural(count, {
              one: 'About # hour of recording fits.',
              other: 'About # hours of recording fit.',
            }),
          })
        : t({
            id: 'shell.centre.roomMinutes',
            message: plural(count, {
              one: 'About # minute of recording fits.',
              other: 'About # minutes of recording fit.',
            }),
          })}
    </p>
  )
}
