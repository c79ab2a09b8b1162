import { useLingui } from '@lingui/react/macro'
import type { Topic } from './question.ts'
import { useDataQuestions } from './use-data-questions.ts'
import { useWorkQuestions } from './use-work-questions.ts'

/** The questions and answers, by topic. */
export function useQuestions(): Topic[] {
  const { t } = useLingui()
  const work = useWorkQuestions()
  const data = useDataQuestions()
  return [
    { id: 'offline', title: t({ id: 'help.topic.offline', message: 'Working offline' }), questions: work.offline },
    {
      id: 'scribe',
      title: t({ id: 'help.topic.scribe', message: 'Recordings and reports' }),
      questions: work.scribe,
    },
    { id: 'triage', title: t({ id: 'help.topic.triage', message: 'Triage' }), questions: work.triage },
    { id: 'labs', title: t({ id: 'help.topic.labs', message: 'Lab results and files' }), questions: data.labs },
    { id: 'account', title: t({ id: 'help.topic.account', message: 'Account and devices' }), questions: data.account },
  ]
}
