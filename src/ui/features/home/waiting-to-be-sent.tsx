import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { needsPerson } from '../../../db/queries/wait-state.ts'
import { printPosition } from '../../../domain/dates/duration.ts'
import { Pill } from '../../components/feedback/pill.tsx'
import { Card } from '../../components/surface/card.tsx'
import { Section } from '../../components/surface/page.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useWaitingWork } from '../../state/sync/use-waiting.ts'
import styles from './home-screen.module.css'

/** Lists the recordings that wait to be sent; renders nothing if there are none. */
export function WaitingToBeSent() {
  const { t } = useLingui()
  const { percent } = useFormat()
  const work = useWaitingWork()
  const recordings = useMemo(() => (work?.documents ?? []).filter(one => one.collection === 'recordings'), [work])
  if (recordings.length === 0) return null
  return (
    <Section title={t({ id: 'home.waiting', message: 'Waiting to be sent' })}>
      <Card flush>
        <ul className={styles.waiting}>
          {recordings.map(one => {
            const { document, state } = one
            const upload = state.kind === 'sending' ? state : null
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
                {needsPerson(state) ? (
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
