import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { fileTriage } from '../../../../db/commands/triage.ts'
import { oneDocument } from '../../../../db/queries/documents.ts'
import { agesInQuestion } from '../../../../domain/triage/stored/ages-in-question.ts'
import { Button } from '../../../components/action/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useUndoableChange } from '../../../record-kit/undo/use-undoable-change.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { draftPatient } from '../../../state/triage/triage-draft.ts'
import styles from '../intake/settle-patient.module.css'
import { type SettledFact, SettlePatient } from '../intake/settle-patient.tsx'
import { ofSettled } from './of-settled.ts'
import type { TriageView } from './triage-view.ts'

/** Asks on a finished triage what withholds its score; the answer scores it again, here and on the server. */
export function SettleResult({ view: { document, data, shown } }: { view: TriageView }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const change = useUndoableChange()
  const doubted = shown?.assessment.input.unsettled
  if (!data || !shown || !doubted?.length) return null
  const { clientId, patientClientId, createdAt } = document
  const settle = (settled: SettledFact) =>
    change(t({ id: 'triage.settled', message: 'Scored anew' }), async () => {
      const patient = await firstValueFrom(oneDocument(context.database, 'patients', patientClientId)).catch(() => null)
      const { record } = draftPatient(patient, Date.parse(createdAt))
      const before = await fileTriage(context, clientId, triage => ofSettled(triage, settled, { record, doubted }))
      return () => fileTriage(context, clientId, () => before)
    })
  return (
    <SettlePatient
      unsettled={doubted}
      ages={doubted.includes('ageYears') ? agesInQuestion(data, shown.assessment) : []}
      onSettle={settled => void settle(settled)}
      ageField={<AgeField onAge={ageYears => void settle({ fact: 'ageYears', ageYears })} />}
    />
  )
}

/** Years. */
const OLDEST = 130

function AgeField({ onAge }: { onAge: (years: number) => void }) {
  const { t } = useLingui()
  const [age, setAge] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (age !== '' && Number(age) <= OLDEST) onAge(Number(age))
  }
  return (
    <form className={styles.age} onSubmit={submit}>
      <TextField
        label={t({ id: 'triage.settle.other', message: 'Another age, years' })}
        inputMode="numeric"
        maxLength={3}
        value={age}
        onChange={event => setAge(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <Button type="submit" disabled={age === '' || Number(age) > OLDEST}>
        {t({ id: 'triage.settle.use', message: 'Apply' })}
      </Button>
    </form>
  )
}
