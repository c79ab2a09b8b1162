import { useLingui } from '@lingui/react/macro'
import { recordCheck, recordOverride } from '../../../../../db/commands/triage.ts'
import { type CategoryOverride, overrideCategory } from '../../../../../domain/triage/override.ts'
import { categoryOf } from '../../../../../domain/triage/profiles/profile.ts'
import { systemClock } from '../../../../../platform/clock.ts'
import { Button } from '../../../../components/action/button.tsx'
import { Banner } from '../../../../components/feedback/banner.tsx'
import { dialogs } from '../../../../components/overlay/dialogs.ts'
import { Card } from '../../../../components/surface/card.tsx'
import { Moment } from '../../../../components/time/moment.tsx'
import { toasts } from '../../../../components/toast/toasts.ts'
import { useSecond } from '../../../../record-kit/use-second.ts'
import { useCommandContext, useSession } from '../../../../state/session/use-session.ts'
import { DueText } from '../../words/due-text.tsx'
import { useLocale } from '../../words/use-locale.ts'
import { dueOf, type TriageView } from '../triage-view.ts'
import styles from './decisions-card.module.css'
import { type Decision, OverrideForm } from './override-form.tsx'

/** Shows when to reassess and every decision; a clinician can change the category and record a reassessment. */
export function DecisionsCard({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useSecond()
  const { override, check } = useDecisions(view)
  const due = dueOf(view, now)
  const ended = view.checks.at(-1)?.kind === 'ended'
  const worse = view.worseThanDecided?.name[locale]
  return (
    <Card title={t({ id: 'triage.next', message: 'Reassessment' })} aside={due && <DueText due={due} />}>
      {worse && (
        <div className={styles.worse} role="alert">
          <Banner tone="danger" icon="triangle-alert">
            {t({
              id: 'triage.worseThanDecided',
              message: `After the decision the rules gave a more urgent category: ${worse}. Look at the patient again and decide.`,
            })}
          </Banner>
        </div>
      )}
      <div className={styles.actions}>
        {view.shown && (
          <Button icon="pencil" onClick={() => void override()}>
            {t({ id: 'triage.override', message: 'Change the category' })}
          </Button>
        )}
        {due && (
          <>
            <Button icon="check" onClick={() => void check('reassessed')}>
              {t({ id: 'triage.reassessed', message: 'Reassessed now' })}
            </Button>
            <Button variant="quiet" onClick={() => void check('ended')}>
              {t({ id: 'triage.ended', message: 'No longer waiting' })}
            </Button>
          </>
        )}
      </div>
      {ended && (
        <p className={styles.note}>{t({ id: 'triage.ended.note', message: 'This patient no longer waits here.' })}</p>
      )}
      {view.overrides.length > 0 && (
        <ul className={styles.list}>
          {view.overrides.toReversed().map(one => (
            <Decided key={one.at} override={one} view={view} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** One decision: both categories, the author, the time and the reason. */
function Decided({ override, view: { profile } }: { override: CategoryOverride; view: TriageView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { assessed, chosen, author, at, reason } = override
  const name = (id: typeof assessed.category) =>
    (id && categoryOf(profile, id)?.name[locale]) ?? t({ id: 'triage.undetermined', message: 'No category yet' })
  return (
    <li className={styles.decided}>
      <p>
        <s>{name(assessed.category)}</s> → <strong>{name(chosen)}</strong>
      </p>
      <p className={styles.note}>
        {author.name} · <Moment at={Date.parse(at)} style="amid" />
      </p>
      <p>{reason}</p>
    </li>
  )
}

function useDecisions(view: TriageView) {
  const { t } = useLingui()
  const context = useCommandContext()
  const { userId, name } = useSession()
  const { profile, shown, document, inForce, overrides } = view
  const author = { id: userId, name }
  const at = () => new Date(systemClock.now()).toISOString()
  const failed = () =>
    toasts.show({
      kind: 'error',
      title: t({ id: 'triage.decision.failed', message: 'The device could not save the decision. Try again.' }),
    })
  const applied = ({ chosen, reason }: Decision) => {
    if (!shown) return { kind: 'refused', problem: 'unknown-category' } as const
    const { classification } = shown.assessment
    const overridden = overrides.length > 0
    return overrideCategory({ profile, classification, chosen, overridden, author, at: at(), reason })
  }
  return {
    async override() {
      const decision = await dialogs.form<Decision>({
        title: t({ id: 'triage.override', message: 'Change the category' }),
        text: t({
          id: 'triage.override.text',
          message: 'The rules’ category stays beside yours, with your name, the time and the reason.',
        }),
        render: controls => (
          <OverrideForm
            profile={profile}
            present={inForce.category}
            controls={controls}
            check={decision => {
              const outcome = applied(decision)
              return outcome.kind === 'refused' ? outcome.problem : null
            }}
          />
        ),
      })
      const outcome = decision && applied(decision)
      if (outcome?.kind === 'recorded') await recordOverride(context, document.clientId, outcome.override).catch(failed)
    },
    async check(kind: 'reassessed' | 'ended') {
      await recordCheck(context, document.clientId, { kind, author, at: at() }).catch(failed)
    },
  }
}
