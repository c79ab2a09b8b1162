import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OwnDevice, OwnSession } from '../../../../contract/methods/account.ts'
import { Button } from '../../../components/action/button.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Row, RowList } from '../../../components/surface/row.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { deviceText } from '../../../record-kit/device-text.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import styles from '../account.module.css'
import { type Ended, useSessions } from './use-sessions.ts'

/** Where the account is signed in, and the end of a session on another device. */
export function SessionsCard() {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const { list, ask, revoke } = useSessions()
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (which: Ended) => {
    setEnding('others' in which ? 'others' : 'deviceId' in which ? which.deviceId : which.sessionId)
    const ended = await revoke(which)
    setEnding(null)
    toasts.show(
      ended
        ? { kind: 'success', title: t({ id: 'account.sessions.ended', message: 'Signed out there' }) }
        : { kind: 'error', title: t({ id: 'account.sessions.failed', message: 'Not signed out: no answer' }) },
    )
  }
  const others = list.kind === 'ready' ? list.sessions.filter(one => !one.current).length : 0
  return (
    <Card
      title={t({ id: 'account.sessions', message: 'Sessions and devices' })}
      aside={
        others > 1 && (
          <Button size="sm" busy={ending === 'others'} onClick={() => void end({ others: true })}>
            {t({ id: 'account.sessions.others', message: 'Sign out everywhere else' })}
          </Button>
        )
      }
    >
      {list.kind === 'loading' && <Skeleton shape="rows" count={2} />}
      {list.kind === 'unreachable' && (
        <p className={styles.hint}>
          {t({ id: 'account.sessions.offline', message: 'The list is on the server: it is shown with a network.' })}
        </p>
      )}
      {list.kind === 'refused' && (
        <ErrorState
          title={t({ id: 'account.sessions.error', message: 'The list could not be read' })}
          onRetry={() => void ask()}
        >
          {refusalWords({ code: list.code })}
        </ErrorState>
      )}
      {list.kind === 'ready' && (
        <div className={styles.stack}>
          <RowList label={t({ id: 'account.sessions', message: 'Sessions and devices' })}>
            {list.sessions.map(one => (
              <SessionRow
                key={one.id}
                session={one}
                busy={ending === one.id}
                onEnd={() => void end({ sessionId: one.id })}
              />
            ))}
          </RowList>
          {list.devices.length > 0 && (
            <div className={styles.stack}>
              <h3 className={styles.hint}>{t({ id: 'account.devices', message: 'Devices' })}</h3>
              <RowList label={t({ id: 'account.devices', message: 'Devices' })}>
                {list.devices.map(one => (
                  <DeviceRow
                    key={one.id}
                    device={one}
                    busy={ending === one.id}
                    onEnd={() => void end({ deviceId: one.id })}
                  />
                ))}
              </RowList>
            </div>
          )}
          <p className={styles.hint}>
            {t({
              id: 'account.sessions.hint',
              message:
                'A device that is signed out from here shows no records after its next contact with the server. Its own copy stays on it, out of sight, until you sign in and out there or clear the browser’s data.',
            })}
          </p>
        </div>
      )}
    </Card>
  )
}

interface SessionRowProps {
  session: OwnSession
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t } = useLingui()
  const { current, deviceName, agentClass, lastUsedAt } = session
  const name =
    deviceText({ name: deviceName, agentClass }) ?? t({ id: 'account.session.unknown', message: 'Unknown device' })
  return (
    <Row
      compact
      title={name}
      badges={
        current && (
          <Pill tone="ok" icon="check">
            {t({ id: 'account.session.here', message: 'This device' })}
          </Pill>
        )
      }
      meta={
        <>
          {t({ id: 'account.session.used', message: 'Last used:' })} <Moment at={Date.parse(lastUsedAt)} />
        </>
      }
      trailing={
        !current && (
          <Button
            size="sm"
            busy={busy}
            aria-label={t({ id: 'account.session.end.of', message: `Sign out: ${name}` })}
            onClick={onEnd}
          >
            {t({ id: 'account.session.end', message: 'Sign out' })}
          </Button>
        )
      }
    />
  )
}

interface DeviceRowProps {
  device: OwnDevice
  busy: boolean
  onEnd: () => void
}

function DeviceRow({ device, busy, onEnd }: DeviceRowProps) {
  const { t } = useLingui()
  const { current, lastSeenAt, sessions } = device
  const name = deviceText(device) ?? t({ id: 'account.session.unknown', message: 'Unknown device' })
  return (
    <Row
      compact
      title={name}
      badges={
        sessions === 0 ? (
          <Pill tone="neutral">{t({ id: 'account.device.out', message: 'Signed out' })}</Pill>
        ) : (
          <Pill tone="ok">{t({ id: 'account.device.in', message: 'Signed in' })}</Pill>
        )
      }
      meta={
        <>
          {t({ id: 'account.session.used', message: 'Last used:' })} <Moment at={Date.parse(lastSeenAt)} />
        </>
      }
      trailing={
        !current &&
        sessions > 0 && (
          <Button
            size="sm"
            busy={busy}
            aria-label={t({ id: 'account.device.end.of', message: `Sign out this device: ${name}` })}
            onClick={onEnd}
          >
            {t({ id: 'account.session.end', message: 'Sign out' })}
          </Button>
        )
      }
    />
  )
}
