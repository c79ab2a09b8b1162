import { useLingui } from '@lingui/react/macro'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { useFieldLabels } from '../view/use-field-labels.ts'

interface GenderChoiceProps {
  value: string
  onChange: (gender: 'male' | 'female' | '') => void
}

export function GenderChoice({ value, onChange }: GenderChoiceProps) {
  const { t } = useLingui()
  const { fields, genders } = useFieldLabels()
  const options = [
    { value: 'female', label: genders.female },
    { value: 'male', label: genders.male },
    { value: 'unknown', label: t({ id: 'patients.notStated', message: 'Not stated' }) },
  ] as const
  return (
    <SegmentedChoice
      label={fields.gender}
      quiet={false}
      size="md"
      options={options}
      value={options.find(option => option.value === (value || 'unknown'))?.value ?? null}
      onChange={gender => onChange(gender === 'unknown' ? '' : gender)}
    />
  )
}
