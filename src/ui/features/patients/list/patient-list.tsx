import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import type { PatientDocument } from '../../../../db/collections/patients.ts'
import { findPatients } from '../../../../domain/patients/find-patients.ts'
import { Button } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { VirtualRowList } from '../../../components/surface/virtual-row-list.tsx'
import { useToday } from '../../../record-kit/use-today.ts'
import { useCurrentPatient } from '../../../state/session/current-patient.ts'
import { useDeletePatient } from '../actions/use-delete-patient.ts'
import { useMakeCurrent } from '../actions/use-make-current.ts'
import { PatientRow } from './patient-row.tsx'

/** A longer list gets a search field. */
const READ_AT_A_GLANCE = 8
/** Estimated height of a row until it is measured, in pixels. */
const ROW_HEIGHT = 104

export function PatientList({ patients }: { patients: readonly PatientDocument[] }) {
  const { t } = useLingui()
  const today = useToday()
  const current = useCurrentPatient()
  const makeCurrent = useMakeCurrent()
  const deletePatient = useDeletePatient(current)
  const [query, setQuery] = useState('')
  const searchable = patients.length > READ_AT_A_GLANCE
  const found = findPatients(patients, useDeferredValue(searchable ? query : ''))
  const count = found.length
  return (
    <>
      {searchable && (
        <>
          <TextField
            type="search"
            label={t({ id: 'patients.search', message: 'Search by name' })}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
          <p className="spoken" role="status">
            {query.trim() !== '' &&
              t({
                id: 'patients.found',
                message: plural(count, { one: '# patient found', other: '# patients found' }),
              })}
          </p>
        </>
      )}
      <h2 className="spoken">{t({ id: 'patients.all', message: 'All patients' })}</h2>
      {count > 0 ? (
        <VirtualRowList
          label={t({ id: 'patients.all', message: 'All patients' })}
          items={found}
          keyOf={({ clientId }) => clientId}
          estimate={ROW_HEIGHT}
        >
          {patient => (
            <PatientRow
              patient={patient}
              current={patient.clientId === current?.clientId}
              today={today}
              onMakeCurrent={() => void makeCurrent(patient)}
              onDelete={() => void deletePatient(patient)}
            />
          )}
        </VirtualRowList>
      ) : (
        <EmptyState
          icon="search"
          title={t({ id: 'patients.notFound', message: 'Nobody by that name' })}
          action={
            <Button onClick={() => setQuery('')}>{t({ id: 'patients.clearSearch', message: 'Show everybody' })}</Button>
          }
        />
      )}
    </>
  )
}
