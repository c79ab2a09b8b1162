import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import field from '../../../components/form/field.module.css'
import { Card } from '../../../components/surface/card.tsx'
import { interviewOf, type TemplateDraft } from '../editor/use-template-form.ts'
import styles from '../questionnaire.module.css'
import { useTrial } from './use-trial.ts'

/** The template as a patient would meet it, before it is published. */
export function Trial({ draft }: { draft: TemplateDraft }) {
  const { t, i18n } = useLingui()
  const { running, say, restart } = useTrial(interviewOf(useDeferredValue(draft)), i18n.locale)
  const [text, setText] = useState('')
  const log = useRef<HTMLDivElement>(null)
  const count = running?.lines.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls to the end.
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [count])
  const send = (answer: string) => {
    say(answer)
    setText('')
  }
  const progress = running?.reply.progress
  const { covered = 0, total = 0 } = progress ?? {}
  const words = t({ id: 'questionnaire.trial.progress', message: `${covered} of ${total}` })
  return (
    <Card
      title={
        <>
          {t({ id: 'questionnaire.trial', message: 'Try it' })}{' '}
          <Pill>{t({ id: 'questionnaire.trial.aside', message: 'not stored' })}</Pill>
        </>
      }
      aside={
        <IconButton
          size="sm"
          icon="rotate-cw"
          label={t({ id: 'questionnaire.trial.restart', message: 'Begin again' })}
          onClick={restart}
        />
      }
    >
      {running ? (
        <div className={styles.trial}>
          <div className={styles.trialProgress}>
            <Progress
              label={t({ id: 'questionnaire.trial.answered', message: 'Answered' })}
              value={total === 0 ? 0 : covered / total}
              text={words}
            />
            <span>{words}</span>
          </div>
          <div
            ref={log}
            className={styles.chat}
            role="log"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the keyboard.
            tabIndex={0}
            aria-label={t({ id: 'questionnaire.trial.chat', message: 'Trial interview' })}
          >
            {running.lines.map(line => (
              <p
                key={line.id}
                className={styles.bubble}
                data-from={line.from}
                data-emergency={line.emergency || undefined}
              >
                {line.text}
              </p>
            ))}
          </div>
          <div className={styles.replies}>
            {running.reply.quickReplies.map(reply => (
              <Button key={reply} size="sm" onClick={() => send(reply)}>
                {reply}
              </Button>
            ))}
          </div>
          <form
            className={styles.say}
            onSubmit={event => {
              event.preventDefault()
              send(text)
            }}
          >
            <input
              className={field.input}
              aria-label={t({ id: 'questionnaire.trial.answer', message: 'Answer for the patient' })}
              placeholder={t({ id: 'questionnaire.trial.answer', message: 'Answer for the patient' })}
              maxLength={4000}
              value={text}
              onChange={event => setText(event.currentTarget.value)}
            />
            <IconButton
              type="submit"
              icon="arrow-up"
              variant="accent"
              label={t({ id: 'questionnaire.trial.send', message: 'Send' })}
              disabled={text.trim() === ''}
            />
          </form>
        </div>
      ) : (
        <Skeleton shape="text" />
      )}
    </Card>
  )
}
