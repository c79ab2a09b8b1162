import { useLingui } from '@lingui/react/macro'
import type { PushKind } from '../../../contract/entities/user.ts'
import { Banner } from '../../components/feedback/banner.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Switch } from '../../components/form/switch.tsx'
import { Card } from '../../components/surface/card.tsx'
import { isLocale } from '../../i18n/locale.ts'
import styles from './notification-settings.module.css'
import { type Notifications, useNotifications } from './use-notifications.ts'

type Because = Extract<Notifications, { kind: 'impossible' }>['because']

/** Which messages this browser shows while the app is closed. A section for the account's settings, or a page. */
export function NotificationSettings() {
  const { t, i18n } = useLingui()
  const { state, busy, failed, choose } = useNotifications(isLocale(i18n.locale) ? i18n.locale : 'en')
  const kinds = useKindWords()
  const impossible = useImpossibleWords()
  const failures = {
    denied: impossible.denied,
    'no-service': t({
      id: 'notifications.noService',
      message: 'The browser’s message service could not be reached. Nothing was changed; try again later.',
    }),
    unreachable: t({
      id: 'notifications.unreachable',
      message: 'The server could not be reached. Nothing was changed; try again when you are online.',
    }),
  }
  return (
    <Card title={t({ id: 'notifications.when', message: 'Tell me when' })}>
      <div className={styles.body}>
        {state.kind === 'loading' && <Skeleton shape="text" />}
        {state.kind === 'impossible' && (
          <Banner tone="info" icon="info">
            {impossible[state.because]}
          </Banner>
        )}
        {state.kind === 'ready' && (
          <>
            {state.offered.map(kind => (
              <Switch
                key={kind}
                {...kinds[kind]}
                checked={state.chosen.includes(kind)}
                disabled={busy}
                onChange={on =>
                  void choose(on ? [...state.chosen, kind] : state.chosen.filter(chosen => chosen !== kind))
                }
              />
            ))}
            <p className={styles.note}>
              {t({
                id: 'notifications.privacy',
                message:
                  'A message says only what happened: no name and nothing medical, as it also lies on a locked screen. Signing out ends the messages.',
              })}
            </p>
          </>
        )}
        <div role="status">
          {failed && state.kind === 'ready' && (
            <Banner tone="warn" icon="circle-alert">
              {failures[failed]}
            </Banner>
          )}
        </div>
      </div>
    </Card>
  )
}

function useKindWords(): Record<PushKind, { label: string; hint: string }> {
  const { t } = useLingui()
  return {
    transcriptReady: {
      label: t({ id: 'notifications.transcript', message: 'A transcript is ready' }),
      hint: t({
        id: 'notifications.transcript.hint',
        message: 'When the server has turned a recording into text.',
      }),
    },
    questionnaireCompleted: {
      label: t({ id: 'notifications.questionnaire', message: 'A questionnaire is completed' }),
      hint: t({ id: 'notifications.questionnaire.hint', message: 'When somebody has answered it to the end.' }),
    },
    reassessmentDue: {
      label: t({ id: 'notifications.reassessment', message: 'A reassessment is due' }),
      hint: t({
        id: 'notifications.reassessment.hint',
        message:
          'For triages that the server has. A message can be late or missing: the list of triages decides, not the message.',
      }),
    },
  }
}

function useImpossibleWords(): Record<Because, string> {
  const { t } = useLingui()
  return {
    unsupported: t({
      id: 'notifications.unsupported',
      message: 'This browser cannot show notifications of this site.',
    }),
    'home-screen': t({
      id: 'notifications.homeScreen',
      message: 'On this device only the installed app can show notifications. Put it on the home screen first.',
    }),
    denied: t({
      id: 'notifications.denied',
      message:
        'Notifications of this site are blocked in the browser. Allow them in the site’s settings, then come back.',
    }),
    unknown: t({
      id: 'notifications.unknown',
      message: 'Whether the server can send notifications is known only online. Come back when you are online.',
    }),
  }
}
