import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PatientDocument } from '../../../db/collections/patients.ts'
import { findPatients } from '../../../domain/patients/find-patients.ts'
import { Button } from '../../components/action/button.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import type { FormControls } from '../../components/overlay/dialogs.ts'
import styles from './patient-choices.module.css'
import { useNameAndAge } from './patient-label.ts'

/** `patient` is null for an unknown patient, who can be named later. */
export interface AskedPatient {
  patient: PatientDocument | null
}

/** More are found by their name. */
const SHOWN = 8

interface PatientChoicesProps {
  patients: readonly PatientDocument[]
  /** Comes first, because it is the most likely one. */
  last: PatientDocument | null
  /** Without "unknown patient". */
  known: boolean
  controls: FormControls<AskedPatient>
}

/** One tap for each answer: the last patient, an unknown one, or another of the list. */
export function PatientChoices({ patients, last, known, controls }: PatientChoicesProps) {
  const { t } = useLingui()
  const nameAndAge = useNameAndAge()
  const [query, setQuery] = useState('')
  const searchable = patients.length > SHOWN
  const others = patients.filter(({ clientId }) => clientId !== last?.clientId)
  const found = findPatients(query.trim() === '' ? others : patients, query).slice(0, SHOWN)
  const choose = (patient: PatientDocument) => (
    <Button key={patient.clientId} block onClick={() => controls.submit({ patient })}>
      {nameAndAge(patient)}
    </Button>
  )
  return (
    <div className={styles.choices}>
      {last && query.trim() === '' && (
        <Button variant="primary" size="lg" block onClick={() => controls.submit({ patient: last })}>
          {nameAndAge(last)}
        </Button>
      )}
      {!known && (
        <Button size="lg" block icon="circle-question-mark" onClick={() => controls.submit({ patient: null })}>
          {t({ id: 'kit.patient.unknown', message: 'Unknown patient' })}
        </Button>
      )}
      {searchable && (
        <TextField
          type="search"
          label={t({ id: 'kit.patient.search', message: 'Search by name' })}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
      )}
      {found.map(choose)}
      <Button variant="quiet" onClick={controls.cancel}>
        {t({ id: 'kit.patient.cancel', message: 'Cancel' })}
      </Button>
    </div>
  )
}
