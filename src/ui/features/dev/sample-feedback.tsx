import { Button } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Pill, PillButton } from '../../components/feedback/pill.tsx'
import { Progress } from '../../components/feedback/progress.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Section } from '../../components/surface/page.tsx'
import { AsOf, Moment } from '../../components/time/moment.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import styles from './gallery.module.css'

const NOON = Date.UTC(2026, 10, 20, 12)
const HOUR = 3_600_000

export function FeedbackSamples() {
  return (
    <>
      <Section title="Pills">
        <div className={styles.line}>
          <Pill>Transcript</Pill>
          <Pill tone="ok" icon="check">
            All saved · 14:02
          </Pill>
          <Pill tone="info" icon="upload">
            7.1 of 11.6 MB
          </Pill>
          <Pill tone="warn" icon="cloud-off">
            Offline · 2 on this device
          </Pill>
          <Pill tone="urgent" icon="triangle-alert">
            moderate
          </Pill>
          <Pill tone="danger" icon="circle-alert">
            12 µg/L · below range
          </Pill>
          <Pill tone="accent">Dialog</Pill>
          <PillButton icon="user" iconEnd="chevron-down">
            Anna P., 54
          </PillButton>
          <PillButton tone="ok" icon="check">
            All saved
          </PillButton>
        </div>
      </Section>
      <Section title="Banners">
        <Banner tone="warn" icon="cloud-off" aside="48.2 MB of 1 GB">
          No connection since 13:41. Keep working: recordings are stored on this device and sent when the network
          returns.
        </Banner>
        <Banner tone="info" icon="info" aside={<AsOf at={NOON} now={NOON + 2 * HOUR} />}>
          This list is from the last time there was a connection.
        </Banner>
        <Banner tone="ok" icon="check">
          Stored on this device, second by second. If the app is closed, the last second or two may be missing.
        </Banner>
        <Banner tone="urgent" icon="triangle-alert">
          Room for less than five minutes of recording.
        </Banner>
        <Banner tone="danger" icon="circle-alert" aside={<Button size="sm">Try again</Button>}>
          The server did not accept it.
        </Banner>
      </Section>
      <Section title="Progress">
        <div className={styles.grid}>
          <Progress label="Nothing yet" value={0} />
          <Progress label="Sending Admission" value={0.61} text="7.1 of 11.6 MB" />
          <Progress label="Done" value={1} />
          <Progress label="No end known" value={null} />
        </div>
      </Section>
      <Section title="Waiting, empty, broken">
        <div className={styles.grid}>
          <Skeleton shape="rows" count={2} />
          <Skeleton shape="card" count={1} />
          <Skeleton shape="text" count={2} />
        </div>
        <div className={styles.grid}>
          <EmptyState icon="mic" title="No recordings yet" action={<Button variant="primary">Record a visit</Button>}>
            A recording is stored on this device at once and written down when it has been sent.
          </EmptyState>
          <ErrorState title="The recordings could not be read" onRetry={() => undefined}>
            Nothing was deleted. What waits to be sent is still on this device.
          </ErrorState>
        </div>
      </Section>
      <Section title="Time">
        <div className={styles.line}>
          <Moment at={NOON} now={NOON + HOUR} />
          <Moment at={NOON - 24 * HOUR} now={NOON} />
          <Moment at={NOON - 72 * HOUR} now={NOON} />
          <AsOf at={NOON} now={NOON + HOUR} />
        </div>
      </Section>
      <Section title="Toasts">
        <div className={styles.line}>
          <Button onClick={() => toasts.show({ kind: 'success', title: 'Saved on this device' })}>Success</Button>
          <Button
            onClick={() =>
              toasts.show({ kind: 'info', title: 'The analysis is running', text: 'It takes up to a minute.' })
            }
          >
            Info
          </Button>
          <Button
            onClick={() => toasts.show({ kind: 'warning', title: 'No internet connection. Will sync when online.' })}
          >
            Warning
          </Button>
          <Button
            onClick={() =>
              toasts.show({
                kind: 'error',
                title: 'The recording could not be sent',
                text: 'It is kept on this device.',
                action: { label: 'Try again', run: () => void toasts.show({ kind: 'info', title: 'Trying again' }) },
              })
            }
          >
            Error
          </Button>
          <Button
            onClick={() => {
              const id = toasts.show({ kind: 'loading', title: 'Sending' })
              globalThis.addEventListener(
                'toast-sample-done',
                () => toasts.change(id, { kind: 'success', title: 'Sent' }),
                {
                  once: true,
                },
              )
            }}
          >
            Loading
          </Button>
          <Button onClick={() => globalThis.dispatchEvent(new Event('toast-sample-done'))}>Finish loading</Button>
        </div>
      </Section>
    </>
  )
}
