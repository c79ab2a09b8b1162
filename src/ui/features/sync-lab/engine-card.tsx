import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { saveAsFile } from '../../../platform/browser/save-file.ts'
import { Button } from '../../components/action/button.tsx'
import { Card } from '../../components/surface/card.tsx'
import { bridge } from '../../state/session/bridge.ts'
import { useSyncStatus } from '../../state/session/use-session.ts'
import { useClockText } from './clock-text.ts'
import styles from './sync-lab.module.css'
import type { SyncInside } from './use-sync-inside.ts'

/** Shows the engine's state, in its own terms. */
export function EngineCard({ inside }: { inside: SyncInside | null }) {
  const { t } = useLingui()
  const status = useSyncStatus()
  const clockText = useClockText()
  const yes = t({ id: 'syncLab.yes', message: 'yes' })
  const no = t({ id: 'syncLab.no', message: 'no' })
  const at = (time: number | null | undefined) => (time ? clockText(time) : '–')
  const facts: [string, ReactNode][] = [
    [t({ id: 'syncLab.phase', message: 'State' }), <code key="phase">{status?.phase ?? '–'}</code>],
    [t({ id: 'syncLab.leading', message: 'This tab leads' }), inside?.inspection.leading ? yes : no],
    [t({ id: 'syncLab.upToDate', message: 'Everything fetched' }), status?.upToDate ? yes : no],
    [t({ id: 'syncLab.lastComplete', message: 'Last complete sync' }), at(status?.lastComplete)],
    [t({ id: 'syncLab.offlineSince', message: 'Server out of reach since' }), at(status?.offlineSince)],
    [t({ id: 'syncLab.unsettled', message: 'Calls without a stored answer' }), inside?.unsettled ?? '–'],
    [t({ id: 'syncLab.device', message: 'Device' }), <code key="device">{inside?.inspection.deviceId ?? '–'}</code>],
  ]
  const report = () =>
    saveAsFile(
      new Blob([JSON.stringify({ status, ...inside, uploads: inside?.uploads.map(withoutContent) }, null, 2)]),
      'sync-report.json',
    )
  return (
    <Card
      title={t({ id: 'syncLab.engine', message: 'Engine' })}
      aside={
        <div className={styles.actions}>
          <Button size="sm" onClick={() => void bridge.sendNow()}>
            {t({ id: 'syncLab.sendNow', message: 'Send now' })}
          </Button>
          <Button size="sm" onClick={() => void bridge.kill()}>
            {t({ id: 'syncLab.kill', message: 'Kill the worker' })}
          </Button>
          <Button size="sm" onClick={report}>
            {t({ id: 'syncLab.report', message: 'Download a report' })}
          </Button>
        </div>
      }
    >
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Drops names and captions, because a report may be sent to others. */
const withoutContent = ({ data: _data, ...job }: SyncInside['uploads'][number]) => job
