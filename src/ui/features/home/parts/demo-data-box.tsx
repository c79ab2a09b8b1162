import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserData } from '../../../../contract/entities/user.ts'
import { updateUserData } from '../../../../db/commands/account.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { isLocale } from '../../../i18n/locale.ts'
import { useServerContact } from '../../../record-kit/server-contact.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import styles from './parts.module.css'

type Loading =
  | { kind: 'idle' }
  | { kind: 'asking' }
  /** The server has it; it comes with the next pull, which also removes this box. */
  | { kind: 'coming' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; code: string }

/** Decision 24: this plan of the demo is refused by the server; it is said before. */
const isRefused = ({ profile, plan }: UserData) => profile?.role === 'demo' && (plan ?? 'basic') === 'basic'

/** Offers a new user ten years of a fictional patient. */
export function DemoDataBox({ data }: { data: UserData }) {
  const { t, i18n } = useLingui()
  const context = useCommandContext()
  const away = useServerContact().kind === 'away'
  const [state, setState] = useState<Loading>({ kind: 'idle' })
  const refusedByPlan = isRefused(data)
  const busy = state.kind === 'asking' || state.kind === 'coming'
  const load = async () => {
    setState({ kind: 'asking' })
    const outcome = await bridge.call('userAccount.patients:loadDemoData', {
      ...(isLocale(i18n.locale) && { locale: i18n.locale }),
    })
    switch (outcome.kind) {
      case 'answered':
        setState({ kind: 'coming' })
        void bridge.sendNow()
        toasts.show({ kind: 'success', title: t({ id: 'home.demo.done', message: 'Demo data loaded' }) })
        break
      case 'refused':
        setState({ kind: 'refused', code: outcome.code })
        break
      case 'unreachable':
        setState({ kind: 'unreachable' })
    }
  }
  const close = () =>
    updateUserData(context, was => ({ ...was, preferences: { ...was.preferences, demoBoxClosed: true } })).catch(() => {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    })
  const problem = useProblem(state, away, refusedByPlan)
  return (
    <section className={styles.box} data-tone="accent" aria-labelledby="demo-data">
      <div className={styles.head}>
        <h2 id="demo-data">{t({ id: 'home.demo', message: 'Try it with demo data' })}</h2>
        <IconButton
          icon="x"
          size="sm"
          label={t({ id: 'home.demo.close', message: 'Do not offer demo data again' })}
          onClick={() => void close()}
        />
      </div>
      <p>
        {t({
          id: 'home.demo.text',
          message:
            'Ten years of a fictional patient: blood tests, studies, treatment and a health log. They stand beside your own patients, as a patient of their own.',
        })}
      </p>
      <div role="status" className={styles.progress}>
        {busy && (
          <>
            <p>
              {state.kind === 'asking'
                ? t({ id: 'home.demo.asking', message: 'The server is preparing the records.' })
                : t({ id: 'home.demo.coming', message: 'Loaded. The records are coming to this device.' })}
            </p>
            <Progress label={t({ id: 'home.demo.loading', message: 'Loading demo data' })} value={null} />
          </>
        )}
        {problem && (
          <p className={styles.state}>
            <Icon name={state.kind === 'refused' ? 'circle-alert' : 'info'} size={18} />
            <span>{problem}</span>
          </p>
        )}
      </div>
      {!refusedByPlan && state.kind !== 'coming' && (
        <Button variant="primary" busy={state.kind === 'asking'} disabled={away && !busy} onClick={() => void load()}>
          {state.kind === 'unreachable' || state.kind === 'refused'
            ? t({ id: 'home.demo.again', message: 'Try again' })
            : t({ id: 'home.demo.load', message: 'Load' })}
        </Button>
      )}
    </section>
  )
}

/** Why it cannot be loaded now, or was not; null if nothing is in the way. */
function useProblem(state: Loading, away: boolean, refusedByPlan: boolean): string | null {
  const { t } = useLingui()
  const noPermission = t({ id: 'messages.noDemoPermission', message: 'The basic plan of the demo does not allow this' })
  if (refusedByPlan) return noPermission
  if (state.kind === 'refused') {
    return state.code === 'FORBIDDEN'
      ? noPermission
      : t({ id: 'home.demo.refused', message: 'The server did not load the demo data. Nothing was added.' })
  }
  if (state.kind === 'unreachable') {
    return t({
      id: 'home.demo.unreachable',
      message: 'No answer from the server. If the data was loaded all the same, it appears by itself.',
    })
  }
  return away && state.kind === 'idle' ? t({ id: 'home.demo.offline', message: 'Loading needs a connection.' }) : null
}
