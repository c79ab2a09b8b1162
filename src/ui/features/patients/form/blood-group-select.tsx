import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Select } from '../../../components/form/select.tsx'
import { useFieldLabels } from '../view/use-field-labels.ts'

interface BloodGroupSelectProps {
  value: string
  onChange: (bloodGroup: string) => void
}

const UNKNOWN = 'unknown'

/** Offers the eight groups in the notation of the language, and the stored value if it has another notation. */
export function BloodGroupSelect({ value, onChange }: BloodGroupSelectProps) {
  const { t } = useLingui()
  const { fields } = useFieldLabels()
  const options = useMemo(() => {
    const groups = [
      t({ id: 'patients.blood.oPositive', message: 'O+' }),
      t({ id: 'patients.blood.oNegative', message: 'O−' }),
      t({ id: 'patients.blood.aPositive', message: 'A+' }),
      t({ id: 'patients.blood.aNegative', message: 'A−' }),
      t({ id: 'patients.blood.bPositive', message: 'B+' }),
      t({ id: 'patients.blood.bNegative', message: 'B−' }),
      t({ id: 'patients.blood.abPositive', message: 'AB+' }),
      t({ id: 'patients.blood.abNegative', message: 'AB−' }),
    ]
    const all = value === '' || groups.includes(value) ? groups : [value, ...groups]
    return [
      { value: UNKNOWN, label: t({ id: 'patients.notStated', message: 'Not stated' }) },
      ...all.map(group => ({ value: group, label: group })),
    ]
  }, [t, value])
  return (
    <Select
      label={fields.bloodGroup}
      options={options}
      value={value || UNKNOWN}
      onChange={group => onChange(group === UNKNOWN ? '' : group)}
    />
  )
}
