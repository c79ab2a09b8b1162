import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { printPosition } from '../../../domain/dates/duration.ts'
import { Pill } from '../../components/feedback/pill.tsx'
import { Card } from '../../components/surface/card.tsx'
import { Section } from '../../components/surface/page.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { needsPerson } from '../../state/count-waiting.ts'
import { useSyncStatus } from '../../state/use-session.ts'
import { useWaitingWork } from '../../state/use-waiting.ts'
import styles from './home-screen.module.css'

/** The recordings that are only on this device; nothing at all when there are none. */
export function WaitingToBeSent() {
  const { t } = useLingui()
  const { percent } = useFormat()
  const status = useSyncStatus()
  const work = useWaitingWork()
  const recordings = useMemo(() => (work?.documents ?? []).filter(one => one.collection === 'recordings'), [work])
  if (recordings.length === 0) return null
  return (
    <Section title={t({ id: 'home.waiting', message: 'Waiting to be sent' })}>
      <Card flush>
        <ul className={styles.waiting}>
          {recordings.map(one => {
            const { document } = one
            const upload = status?.uploads.find(each => each.clientId === document.clientId)
            const seconds = (document.data as { duration?: number }).duration ?? 0
            return (
              <li key={document.clientId} className={styles.waitingRow}>
                <span className={styles.words}>
                  <strong>{String(document.name)}</strong>
                  <span>
                    {printPosition(seconds)}
                    {upload &&
                      ` · ${t({ id: 'home.sent', message: `${percent(upload.sentBytes / Math.max(1, upload.totalBytes))} sent` })}`}
                  </span>
                </span>
                {needsPerson(one) ? (
                  <Pill tone="danger" icon="circle-alert">
                    {t({ id: 'home.needsYou', message: 'Needs you' })}
                  </Pill>
                ) : upload ? (
                  <Pill tone="info" icon="upload">
                    {t({ id: 'home.sending', message: 'Sending' })}
                  </Pill>
                ) : (
                  <Pill tone="warn" icon="clock">
                    {t({ id: 'home.waits', message: 'Waiting' })}
                  </Pill>
                )}
              </li>
            )
          })}
        </ul>
      </Card>
    </Section>
  )
}
