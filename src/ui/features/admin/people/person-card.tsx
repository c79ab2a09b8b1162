import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { copyText } from '../../../../platform/browser/clipboard.ts'
import { Button } from '../../../components/action/button.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { deviceText } from '../../../record-kit/device-text.ts'
import { useRemote } from '../../../state/session/use-remote.ts'
import styles from '../admin.module.css'
import { RemoteContent } from '../admin-page.tsx'
import { FailedRecord } from '../records/failed-record.tsx'
import { useEnter } from '../use-enter.ts'
import { usePlanName } from './use-plan-name.ts'

const STALE_MS = 60_000

/** An account in numbers; opening it is written to its owner's log. */
export function PersonCard({ id }: { id: number }) {
  const { t } = useLingui()
  const planName = usePlanName()
  const { number, storageSize } = useFormat()
  const params = useMemo(() => ({ id }), [id])
  const remote = useRemote('admin.users:get', params, { maxAgeMs: STALE_MS })
  const { enter, busy } = useEnter()
  const copy = async (key: string) => {
    await copyText(key)
    toasts.show({ kind: 'success', title: t({ id: 'admin.person.copied', message: 'The key is copied' }) })
  }
  return (
    <Card>
      <RemoteContent remote={remote}>
        {person => {
          const [device] = person.devices
          const isAdmin = person.role === 'admin'
          return (
            <div className={styles.stack}>
              <div>
                <h2 className={styles.name}>
                  <bdi>{person.name}</bdi>
                </h2>
                <span className={styles.mail}>{person.email}</span>
              </div>
              <dl className={styles.facts}>
                <dt>{t({ id: 'admin.person.created', message: 'Created' })}</dt>
                <dd>
                  <Moment at={Date.parse(person.createdAt)} />
                </dd>
                <dt>{t({ id: 'admin.column.plan', message: 'Plan' })}</dt>
                <dd>{planName(person.plan)}</dd>
                <dt>{t({ id: 'admin.person.patients', message: 'Patients' })}</dt>
                <dd>{number(person.patients)}</dd>
                <dt>{t({ id: 'admin.column.records', message: 'Records' })}</dt>
                <dd>{number(person.records)}</dd>
                <dt>{t({ id: 'admin.person.storage', message: 'Files' })}</dt>
                <dd>{storageSize(person.bytes)}</dd>
                <dt>{t({ id: 'admin.person.devices', message: 'Devices' })}</dt>
                <dd>
                  {number(person.devices.length)}
                  {device && (
                    <>
                      {' · '}
                      {deviceText(device)} <Moment at={Date.parse(device.seenAt)} />
                    </>
                  )}
                </dd>
                <dt>{t({ id: 'admin.person.consent', message: 'Consent' })}</dt>
                <dd>
                  {t({ id: 'admin.person.consents', message: `${person.consents} of 6` })}
                  {person.consentedAt !== null && (
                    <>
                      {' · '}
                      <Moment at={Date.parse(person.consentedAt)} />
                    </>
                  )}
                </dd>
                {person.deleteAfter !== null && (
                  <>
                    <dt>{t({ id: 'admin.person.deletion', message: 'Deleted on' })}</dt>
                    <dd>
                      <Moment at={Date.parse(person.deleteAfter)} />
                    </dd>
                  </>
                )}
              </dl>
              {person.failed.length > 0 && (
                <>
                  <h3 className={styles.hint}>
                    {t({ id: 'admin.person.failed', message: 'Files that could not be read' })}
                  </h3>
                  {person.failed.map(record => (
                    <FailedRecord key={record.id} record={record} onDone={remote.refresh} />
                  ))}
                </>
              )}
              <div className={styles.buttons}>
                {!isAdmin && (
                  <Button icon="user" busy={busy} onClick={() => void enter(person.key)}>
                    {t({ id: 'admin.person.enter', message: 'Enter, reading only' })}
                  </Button>
                )}
                <Button variant="quiet" icon="copy" onClick={() => void copy(person.key)}>
                  {t({ id: 'admin.person.key', message: 'Copy the key' })}
                </Button>
              </div>
            </div>
          )
        }}
      </RemoteContent>
    </Card>
  )
}
