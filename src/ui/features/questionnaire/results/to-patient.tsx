import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { QuestionnaireSession } from '../../../../contract/entities/questionnaire.ts'
import { createHealthRecord } from '../../../../db/commands/health-records.ts'
import { NO_PATIENT } from '../../../../db/document.ts'
import { fieldsOf } from '../../../../domain/interview/template/fields.ts'
import type { Property } from '../../../../domain/interview/template/template.ts'
import { valueAt } from '../../../../domain/questionnaires/export-results.ts'
import { Button } from '../../../components/action/button.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useAskForOne } from '../../../record-kit/patient/use-ask-patient.tsx'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { type Answered, useSpokenValue } from './answers.tsx'
import { useRespondent } from './session-table.tsx'

/** Turns the result into an entry of a patient's health log; it is asked whose, whoever is chosen. */
export function ToPatient({ answered, session }: { answered: Answered; session: QuestionnaireSession }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const navigate = useNavigate()
  const askForOne = useAskForOne()
  const spoken = useSpokenValue()
  const respondent = useRespondent()
  const save = async () => {
    const asked = await askForOne()
    if (!asked) return
    const fields = fieldsOf(answered.template?.outputSchema as Property | undefined)
    const lines = fields.flatMap(field => {
      const value = valueAt(answered.result, field.at)
      if (value === undefined) return []
      const words = answered.notes?.[field.at]?.words
      const mark = answered.notes?.[field.at]?.approximate ? '≈ ' : ''
      return [`${field.title}: ${mark}${spoken(field, value)}${words ? ` (“${words}”)` : ''}`]
    })
    const missing = fields.filter(({ at }) => answered.missing?.includes(at)).map(({ title }) => title)
    if (missing.length > 0) {
      const list = missing.join(', ')
      lines.push(t({ id: 'questionnaire.record.missing', message: `Without an answer: ${list}` }))
    }
    const name = respondent(session)
    lines.unshift(
      t({ id: 'questionnaire.record.of', message: `Questionnaire “${session.template.title}”, answered by: ${name}` }),
    )
    try {
      const clientId = await createHealthRecord(context, {
        ...{ name: session.template.title, recordType: 'healthLog' },
        patientClientId: asked.patient?.clientId ?? NO_PATIENT,
        data: {
          ...{ date: session.completedAt ?? session.updatedAt ?? session.createdAt, sourceType: 'questionnaire' },
          ...{ questionnaireSessionId: session.id, report: { description: lines.join('\n') } },
        },
      })
      toasts.show({
        kind: 'success',
        title: t({ id: 'questionnaire.record.saved', message: 'Saved in the health log' }),
        action: {
          label: t({ id: 'questionnaire.record.open', message: 'Open' }),
          run: () => void navigate({ to: '/health-record/view/$id', params: { id: clientId } }),
        },
      })
    } catch {
      toasts.show({
        kind: 'error',
        title: t({ id: 'questionnaire.saveFailed', message: 'This device could not save it' }),
      })
    }
  }
  return (
    <Button icon="user" onClick={() => void save()}>
      {t({ id: 'questionnaire.toPatient', message: 'To a patient' })}
    </Button>
  )
}
