import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import styles from '../questionnaire.module.css'
import { Answers } from './answers.tsx'
import { useRespondent } from './session-table.tsx'
import { SessionTrouble } from './session-trouble.tsx'
import { ToPatient } from './to-patient.tsx'
import { UrgentMarks } from './urgent-marks.tsx'
import { useSessionResult } from './use-session.ts'

interface SessionPanelProps {
  sessionId: string
  onClose: () => void
  /** The urgent mark was cleared. */
  onChanged: () => void
}

/** A session beside the table: the summary, and each value with the words behind it. */
export function SessionPanel({ sessionId, onClose, onChanged }: SessionPanelProps) {
  const { t } = useLingui()
  const respondent = useRespondent()
  const { result, history } = useSessionResult(sessionId)
  const { value } = result
  const session = value?.session
  return (
    <Card
      title={session ? respondent(session) : t({ id: 'questionnaire.session', message: 'Interview' })}
      aside={
        <IconButton size="sm" icon="x" label={t({ id: 'questionnaire.close', message: 'Close' })} onClick={onClose} />
      }
    >
      <div className={styles.stack}>
        {session && (
          <p className={styles.hint}>
            {session.template.title} · <Moment at={Date.parse(session.createdAt)} />
          </p>
        )}
        <SessionTrouble remote={result} />
        {!value && result.asked.kind === 'asking' && <Skeleton shape="text" />}
        {value && session && (
          <>
            <UrgentMarks
              session={session}
              onCleared={() => {
                result.refresh()
                onChanged()
              }}
            />
            <Answers answered={value} messages={history.value?.messages ?? []} />
            <div className={styles.buttons}>
              <LinkButton icon="message-square" to={`/questionnaire/results/${sessionId}`}>
                {t({ id: 'questionnaire.readChat', message: 'Read the chat' })}
              </LinkButton>
              <ToPatient answered={value} session={session} />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
