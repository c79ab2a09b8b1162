import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { QuestionnaireSession } from '../../../../contract/entities/questionnaire.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { bridge } from '../../../state/session/bridge.ts'
import styles from '../questionnaire.module.css'
import { useEmergencyWords } from '../words/use-emergency-words.ts'

/** What the emergency check found, in the respondent's words; the owner clears it after reading. */
export function UrgentMarks({ session, onCleared }: { session: QuestionnaireSession; onCleared: () => void }) {
  const { t } = useLingui()
  const groupWords = useEmergencyWords()
  const [busy, setBusy] = useState(false)
  const marks = session.urgent ?? []
  if (marks.length === 0) return null
  const clear = async () => {
    setBusy(true)
    const outcome = await bridge.call('questionnaire.results:clearUrgent', { sessionId: session.id })
    setBusy(false)
    if (outcome.kind === 'answered') return onCleared()
    toasts.show({
      kind: 'error',
      title: t({ id: 'questionnaire.urgent.notCleared', message: 'The mark could not be cleared' }),
      text: t({
        id: 'questionnaire.urgent.notCleared.text',
        message: 'It needs the server. Try again when you are online.',
      }),
    })
  }
  return (
    <Banner
      tone="danger"
      icon="triangle-alert"
      aside={
        <Button size="sm" busy={busy} onClick={() => void clear()}>
          {t({ id: 'questionnaire.urgent.clear', message: 'Read, clear the mark' })}
        </Button>
      }
    >
      <span className={styles.marks}>
        {marks.map(one => (
          <span key={`${one.messageId} ${one.group}`}>
            <b>{groupWords(one.group)}</b>: “{one.words}” · <Moment at={Date.parse(one.at)} />
            {one.denied &&
              ` · ${t({ id: 'questionnaire.urgent.denied', message: 'the respondent went on: “This is not about me”' })}`}
          </span>
        ))}
      </span>
    </Banner>
  )
}
