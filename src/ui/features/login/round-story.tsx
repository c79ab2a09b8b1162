import { useLingui } from '@lingui/react/macro'
import { Pill } from '../../components/feedback/pill.tsx'
import styles from './round-story.module.css'

/** What the product does where there is no network, in four moments. */
export function RoundStory() {
  const { t } = useLingui()
  return (
    <aside className={styles.side}>
      <p className={styles.head}>
        {t({ id: 'login.story', message: 'One round, twenty minutes without a connection' })}
      </p>
      <ol className={styles.story}>
        <Moment
          at="13:41"
          tone="warn"
          text={t({ id: 'login.story.lift', message: 'Lift, basement, X-ray. The recording goes on.' })}
        >
          <Pill tone="warn" icon="cloud-off">
            {t({ id: 'login.story.one', message: 'No network · 1 on this device' })}
          </Pill>
        </Moment>
        <Moment
          at="13:58"
          tone="warn"
          text={t({ id: 'login.story.second', message: 'One more, from the second ward. Both are kept here.' })}
        >
          <Pill tone="warn" icon="cloud-off">
            {t({ id: 'login.story.two', message: 'No network · 2 on this device' })}
          </Pill>
        </Moment>
        <Moment
          at="14:01"
          tone="info"
          text={t({ id: 'login.story.back', message: 'The network is back. Nobody pressed anything.' })}
        >
          <Pill tone="info" icon="upload">
            {t({ id: 'login.story.sending', message: 'Sending 2' })}
          </Pill>
        </Moment>
        <Moment
          at="14:02"
          tone="ok"
          text={t({ id: 'login.story.ready', message: 'The transcript is ready, the report can be checked.' })}
        >
          <Pill tone="ok" icon="check">
            {t({ id: 'login.story.saved', message: 'All saved · 14:02' })}
          </Pill>
        </Moment>
      </ol>
    </aside>
  )
}

interface MomentProps {
  at: string
  tone: 'warn' | 'info' | 'ok'
  text: string
  children: React.ReactNode
}

function Moment({ at, tone, text, children }: MomentProps) {
  return (
    <li className={styles.moment} data-tone={tone}>
      <span className={styles.time}>{at}</span>
      <div>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </li>
  )
}
