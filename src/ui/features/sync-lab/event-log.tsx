import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Trace } from '../../../sync/bridge.ts'
import { Card } from '../../components/surface/card.tsx'
import { useClockText } from './clock-text.ts'
import { Scroller } from './scroller.tsx'
import styles from './sync-lab.module.css'

/** The engine's ring buffer, the newest first. */
export function EventLog({ events }: { events: readonly Trace[] }) {
  const { t } = useLingui()
  const clockText = useClockText()
  const count = events.length
  return (
    <Card
      title={t({ id: 'syncLab.events', message: 'What happened' })}
      aside={
        <span>{t({ id: 'syncLab.events.count', message: plural(count, { one: '# event', other: '# events' }) })}</span>
      }
    >
      <Scroller label={t({ id: 'syncLab.events', message: 'What happened' })} className={styles.events}>
        <ol>
          {events.toReversed().map(event => (
            <li key={event.number}>
              <time>{clockText(event.at)}</time> <strong>{event.event}</strong> <code>{detailOf(event)}</code>
            </li>
          ))}
        </ol>
      </Scroller>
    </Card>
  )
}

const detailOf = ({ detail = {} }: Trace) =>
  Object.entries(detail)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
