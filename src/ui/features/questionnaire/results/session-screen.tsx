import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { AsOf, Moment } from '../../../components/time/moment.tsx'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import styles from '../questionnaire.module.css'
import { Answers } from './answers.tsx'
import { SessionPill, useRespondent } from './session-table.tsx'
import { SessionTrouble } from './session-trouble.tsx'
import { ToPatient } from './to-patient.tsx'
import { UrgentMarks } from './urgent-marks.tsx'
import { useSessionResult } from './use-session.ts'

/** One interview: the conversation word for word, and the result beside it. */
export function SessionScreen({ id }: { id: string }) {
  const { t } = useLingui()
  const respondent = useRespondent()
  const { result, history } = useSessionResult(id)
  const { value } = result
  const session = value?.session
  const messages = history.value?.messages ?? []
  return (
    <Page
      title={session ? respondent(session) : t({ id: 'questionnaire.session', message: 'Interview' })}
      subtitle={session?.template.title}
      back={{ to: '/questionnaire/results', label: t({ id: 'questionnaire.results', message: 'Results' }) }}
      actions={value && session && <ToPatient answered={value} session={session} />}
    >
      <OfflineBanner aside={result.fetchedAt !== null && <AsOf at={result.fetchedAt} />} />
      <SessionTrouble remote={result} />
      {!value && result.asked.kind === 'asking' && <Skeleton shape="card" />}
      {value && session && (
        <>
          <UrgentMarks session={session} onCleared={result.refresh} />
          <div className={styles.editor}>
            <Card
              title={t({ id: 'questionnaire.conversation', message: 'Conversation' })}
              aside={<SessionPill session={session} />}
            >
              <ol className={styles.chat} data-whole>
                {messages.map(({ id: key, role, content, createdAt, metadata }) => (
                  <li
                    key={key ?? createdAt}
                    className={styles.bubble}
                    data-from={role === 'user' ? 'patient' : 'interviewer'}
                    data-emergency={metadata?.emergency === true || undefined}
                  >
                    <span className="spoken">
                      {role === 'user'
                        ? t({ id: 'questionnaire.from.patient', message: 'Respondent:' })
                        : t({ id: 'questionnaire.from.interviewer', message: 'Interviewer:' })}{' '}
                    </span>
                    {content}
                    <span className={styles.stamp}>
                      <Moment at={Date.parse(createdAt)} />
                    </span>
                  </li>
                ))}
              </ol>
            </Card>
            <Card title={t({ id: 'questionnaire.result', message: 'Result' })}>
              <Answers answered={value} messages={messages} />
            </Card>
          </div>
        </>
      )}
    </Page>
  )
}
